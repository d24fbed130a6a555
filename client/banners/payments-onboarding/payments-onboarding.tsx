import { Fill } from '@wordpress/components';

import { PAYMENTS_BANNER, type PaymentsBannerProps } from '../../shared/slots';
import { Banner } from './banner';
import { useClosing } from './use-closing';

/** Fills the place of the banner in the payments task, until the owner closes it. */
const PaymentsOnboarding = () => {
	const { isClosed, close } = useClosing();
	return (
		<Fill name={ PAYMENTS_BANNER }>
			{ ( fillProps: object ) => {
				const props = fillProps as PaymentsBannerProps;
				return isClosed ? null : <Banner { ...props } onClose={ () => close( props ) } />;
			} }
		</Fill>
	);
};

export default PaymentsOnboarding;
