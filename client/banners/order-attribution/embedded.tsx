import { Banner } from './banner';
import { useOffer } from './store';

/** Renders the banner on the page of an order, in the card that says where the order came from. */
export default function EmbeddedOffer() {
	const { offer, isDismissed } = useOffer();
	return offer && ! isDismissed ? <Banner offer={ offer } place="order-editor" headings="#wpbody-content" /> : null;
}
