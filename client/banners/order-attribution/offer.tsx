import { useSelect } from '@wordpress/data';

import { AnalyticsBannerFill } from '../../shared/ui/analytics-banner';
import { HeaderActionsFill } from '../../shared/ui/slots';
import { Banner } from './banner';
import { HeaderButton } from './header-button';
import { store } from './store';

/**
 * Offers to find out where orders come from: by a banner, and by a button in the page's header once the owner has closed that.
 */
export default function Offer() {
	const { offer, isDismissed } = useSelect( ( select ) => {
		const { getOffer, isDismissed: isClosed } = select( store );
		return { offer: getOffer(), isDismissed: isClosed() };
	}, [] );
	if ( ! offer ) {
		return null;
	}
	return isDismissed ? (
		<HeaderActionsFill>
			<HeaderButton offer={ offer } />
		</HeaderActionsFill>
	) : (
		<AnalyticsBannerFill>
			<Banner offer={ offer } />
		</AnalyticsBannerFill>
	);
}
