import { attachList } from '../shared/order-screen/list';
import { attachPage } from '../shared/order-screen/page';
import '../shared/order-screen/status.scss';
import '../shared/ui/tokens.scss';
import './orders.scss';

/** The list and the pages of orders, which PHP renders and which work by themselves: this makes them quick. */
attachList( document );
attachPage( document );
