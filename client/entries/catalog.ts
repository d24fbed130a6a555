import { attachQuickEdit } from '../shared/quick-edit';
import '../shared/ui/tokens.scss';
import './catalog.scss';

/** Lists and forms of the catalog, which PHP renders and which work by themselves: this opens the quick edit in the list. */
attachQuickEdit( document );
