/** Components in server-rendered pages. */
import { getFills, getIslands, getQueuedNotices, getStoreAlerts } from '../features';
import { mountIslands } from '../shell/islands';
import '../shared/ui/tokens.scss';

mountIslands( getIslands(), [ ...getQueuedNotices(), ...getStoreAlerts(), ...getFills() ] );
