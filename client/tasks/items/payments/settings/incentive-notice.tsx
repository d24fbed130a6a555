import { Button, ExternalLink } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

import { getPageData } from '../../../../shared/data/page-data';
import { RowProblem } from './row-problem';
import { type Provider, settingsStore, type Suggestion } from './store';
import { useChange } from './use-change';
import styles from './payments-pages.module.scss';

interface IncentiveNoticeProps {
	/** Code of the country that the lists are for. */
	location: string;
	provider: Pick< Provider | Suggestion, '_incentive' | 'title' > & {
		suggestionId?: string;
		_suggestion_id?: string;
	};
}

/** What a provider gives to who sets it up now; nothing with promotions off. */
export const IncentiveNotice = ( { location, provider }: IncentiveNoticeProps ) => {
	const { _incentive: incentive, title } = provider;
	const id = provider._suggestion_id ?? provider.suggestionId ?? '';
	const { dismissIncentive } = useDispatch( settingsStore );
	const change = useChange( () => dismissIncentive( location, id, incentive?.id ?? '' ) );
	if ( ! incentive || ! getPageData().promotions ) {
		return null;
	}
	return (
		<div className={ styles.incentive }>
			<div>
				<p className={ styles.incentiveTitle }>{ incentive.title }</p>
				{ incentive.description !== '' && <p className={ styles.line }>{ incentive.description }</p> }
				{ incentive.tc_url !== '' && (
					<ExternalLink href={ incentive.tc_url }>
						{ __( 'Terms and conditions', 'storewright' ) }
					</ExternalLink>
				) }
			</div>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isBusy={ change.isBusy }
				aria-disabled={ change.isBusy }
				aria-label={
					/* translators: %s: name of a payment provider. */
					sprintf( __( 'Dismiss the offer of %s', 'storewright' ), title )
				}
				onClick={ () => change.run() }
			>
				{ __( 'Dismiss', 'storewright' ) }
			</Button>
			<RowProblem
				title={ __( 'The offer could not be dismissed', 'storewright' ) }
				reason={ change.failure }
				isBusy={ change.isBusy }
				busyText={ __( 'Saving…', 'storewright' ) }
				onRetry={ change.retry }
			/>
		</div>
	);
};
