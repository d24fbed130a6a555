import { attachCoupon } from '../shared/coupon-screen/coupon';
import { attachQuickEdit } from '../shared/quick-edit';
import '../shared/order-screen/status.scss';
import '../shared/ui/tokens.scss';
import './catalog.scss';

/** Lists and forms of the catalog, which PHP renders and which work by themselves: this makes them quick. */
attachQuickEdit( document );
attachCoupon( document );
