import { Slot } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { Card } from '../../../../shared/ui/card';
import { PAYMENTS_BANNER, type PaymentsBannerProps } from '../../../../shared/slots';
import { hasFills } from '../../../../shared/ui/replaceable';
import { Skeleton } from '../../../../shared/ui/skeleton';
import { store } from '../../../store';
import { actionOf, type Provider } from '../providers';
import { ProviderButton } from './provider-button';
import type { Choice } from './use-choice';
import styles from './provider-banner.module.scss';

/** After how many milliseconds the banner is no longer waited for: the list works without it. */
const TIMEOUT = 10_000;

interface ProviderBannerProps extends Pick< PaymentsBannerProps, 'facts' | 'onLeave' > {
	/** The one that is recommended. */
	provider: Provider;
	choice: Choice;
}

/** The place of the banner for the provider that is recommended; a loader keeps it until the banner is there. */
export const ProviderBanner = ( { provider, choice, ...place }: ProviderBannerProps ) => {
	const { refreshTaskLists } = useDispatch( store );
	const [ isPatient, setPatient ] = useState( true );
	useEffect( () => {
		const timer = setTimeout( () => setPatient( false ), TIMEOUT );
		return () => clearTimeout( timer );
	}, [] );
	const props: PaymentsBannerProps = {
		...place,
		title: provider.title,
		content: provider.content,
		needsSetup: actionOf( provider ) === 'finish',
		action: (
			<ProviderButton
				provider={ provider }
				isPrimary={ false }
				isBusy={ choice.busy === provider.id }
				onChoose={ () => choice.choose( provider ) }
			/>
		),
		onChanged: () => void refreshTaskLists(),
	};
	return (
		<Slot name={ PAYMENTS_BANNER } fillProps={ { ...props } }>
			{ ( fills ) => (
				<>
					{ fills }
					{ ! hasFills( fills ) && isPatient && (
						<Card
							className={ styles.loader ?? '' }
							role="status"
							aria-label={ __( 'Loading…', 'storewright' ) }
						>
							<Skeleton width="50%" height="28px" />
							<Skeleton width="70%" />
							<Skeleton width="40%" />
							<Skeleton width="120px" height="40px" />
						</Card>
					) }
				</>
			) }
		</Slot>
	);
};
