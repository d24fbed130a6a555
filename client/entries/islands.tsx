/** Components in server-rendered pages. */
import { getIslands } from '../features';
import { mountIslands } from '../shell/islands';
import '../shared/ui/tokens.scss';

mountIslands( getIslands() );
