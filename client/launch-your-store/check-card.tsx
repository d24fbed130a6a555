import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { useLaunchCheck } from './setup';
import { Card } from '../shared/ui/card';
import { CardTitle } from '../shared/ui/card-title';
import { InlineNotice } from '../shared/ui/inline-notice';
import { Skeleton } from '../shared/ui/skeleton';
import { pageFindings, siteFindings } from './findings';
import { FindingsList } from './findings-list';
import styles from './hub.module.scss';

const TITLE = 'storewright-launch-check';

/** Renders what a visitor sees of the site, with a button to look again. */
export const CheckCard = ( { check }: { check: ReturnType< typeof useLaunchCheck > } ) => {
	const { isBusy, failure, read } = check;
	const data = check.isOutdated ? null : check.data;
	return (
		<Card as="section" aria-labelledby={ TITLE }>
			<div className={ styles.head }>
				<CardTitle as="h2" id={ TITLE }>
					{ __( 'What visitors see', 'storewright' ) }
				</CardTitle>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ read }
				>
					{ __( 'Check again', 'storewright' ) }
				</Button>
			</div>
			<div className={ styles.body }>
				<p className={ styles.status } role="status">
					{ isBusy
						? __( 'Your site requests its own public pages…', 'storewright' )
						: __(
								'Your site requested its own public pages, as a visitor who is not logged in.',
								'storewright'
							) }
				</p>
				{ failure !== null && (
					<InlineNotice status="error" title={ __( 'Your site could not be checked', 'storewright' ) }>
						{ failure.message }
					</InlineNotice>
				) }
				{ data !== null && failure === null && ! data.reaches_itself && (
					<InlineNotice status="warning" title={ __( 'Your site can’t reach itself', 'storewright' ) }>
						<p className={ styles.line }>
							{ __(
								'What visitors see could not be found out: the server’s request to its own address failed. This does not stop you from launching. Look at your site in a private window, and ask your host to allow loopback requests.',
								'storewright'
							) }
						</p>
						<p className={ styles.line }>
							<code>{ data.reason }</code>
						</p>
					</InlineNotice>
				) }
			</div>
			{ data === null && failure === null && (
				<div className={ styles.waiting }>
					{ Array.from( { length: 5 }, ( _, row ) => (
						<Skeleton key={ row } width="60%" />
					) ) }
				</div>
			) }
			{ data !== null && failure === null && data.reaches_itself && (
				<>
					<FindingsList label={ __( 'Pages', 'storewright' ) } findings={ pageFindings( data ) } />
					<FindingsList label={ __( 'Site', 'storewright' ) } findings={ siteFindings( data ) } />
				</>
			) }
		</Card>
	);
};
