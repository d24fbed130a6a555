/** Components in server-rendered pages. */
import { islands } from '../features';
import { mountIslands } from '../shell/islands';
import '../shared/ui/tokens.scss';

mountIslands( islands );
