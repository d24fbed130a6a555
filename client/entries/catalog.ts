import { attachCoupon } from '../shared/coupon-screen/coupon';
import { attachQuickEdit } from '../shared/quick-edit';
import { attachPicture } from '../shared/picture-setting';
import { attachColor, emptyWithForm } from '../shared/term-screen/fields';
import { attachTermOrder } from '../shared/term-screen/order';
import '../shared/order-screen/status.scss';
import '../shared/picture-setting.scss';
import '../shared/ui/tokens.scss';
import './catalog.scss';

/** Lists and forms of the catalog, which PHP renders and which work by themselves: this makes them quick. */
attachQuickEdit( document );
attachCoupon( document );
document.querySelectorAll< HTMLInputElement >( 'input[data-storewright-picture]' ).forEach( attachPicture );
document.querySelectorAll< HTMLInputElement >( 'input[data-storewright-color]' ).forEach( attachColor );
emptyWithForm( document );
attachTermOrder( document );
