import { AnalyticsBannerFill, HeaderActionsFill } from '../../shared/slots';
import { Banner } from './banner';
import { HeaderButton } from './header-button';
import { useOffer } from './store';

/**
 * Renders the offer of order attribution: a banner, or a button in the page's header once the owner has closed that.
 */
export default function Offer() {
	const { offer, isDismissed } = useOffer();
	if ( ! offer ) {
		return null;
	}
	return isDismissed ? (
		<HeaderActionsFill>
			<HeaderButton offer={ offer } />
		</HeaderActionsFill>
	) : (
		<AnalyticsBannerFill>
			<Banner offer={ offer } place="analytics-overview" />
		</AnalyticsBannerFill>
	);
}
