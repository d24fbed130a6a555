import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { doAction } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';

import type { OnboardingTask } from '../generated/rest';
import { COMING_SOON_CHANGED } from '../shared/data/coming-soon';
import { recordEvent } from '../shared/data/events';
import { getPageData, updatePageData, usePageData } from '../shared/data/page-data';
import { LaunchModal } from '../shared/launch/launch-modal';
import { pointsOf } from '../shared/launch/points';
import { urlTo } from '../shared/routing';
import { tryOrNull } from '../shared/try-or-null';
import { Hub } from '../shared/ui/hub/hub';
import { InlineNotice } from '../shared/ui/inline-notice';
import { LinkButton } from '../shared/ui/link-button';
import { CheckCard } from './check-card';
import { ChecklistCard, ChecklistSkeleton, WAITING } from './checklist-card';
import { siteFindings } from './findings';
import { LAUNCH, useLaunchCheck, useSetupTasks } from './setup';
import { ShareCard } from './share-card';

const missingOf = ( tasks: readonly OnboardingTask[] | null ) =>
	( tasks ?? [] )
		.filter( ( { id } ) => id === LAUNCH )
		.flatMap( pointsOf )
		.flatMap( ( { isDone, missing } ) => ( isDone ? [] : [ missing ] ) );

/** What the check found that needs the owner; the checklist has the checkout. */
const foundBy = ( { data, isOutdated }: ReturnType< typeof useLaunchCheck > ) =>
	data === null || isOutdated || ! data.reaches_itself
		? []
		: siteFindings( data ).flatMap( ( { id, tone, text } ) =>
				tone === 'attention' && id !== 'checkout' ? [ text ] : []
			);

/** The hub of the launch: what is left to do, what visitors see, the launch, and the link to share after it. */
export default function LaunchYourStore() {
	const { isComingSoon } = usePageData();
	const setup = useSetupTasks();
	const check = useLaunchCheck();
	const [ isAsking, setAsking ] = useState( false );
	const [ isLaunched, setLaunched ] = useState( false );
	const heading = useRef< HTMLHeadingElement >( null );
	// The launch goes on here: Home leads to Home again.
	useEffect( () => void tryOrNull( () => window.sessionStorage.removeItem( WAITING ) ), [] );
	useEffect( () => {
		if ( isLaunched ) {
			heading.current?.focus();
		}
	}, [ isLaunched ] );

	const launched = () => {
		updatePageData( { isComingSoon: false } );
		recordEvent( 'launch_your_store_launched' );
		doAction( COMING_SOON_CHANGED );
		setAsking( false );
		setLaunched( true );
		check.renew();
	};
	const home = (
		<LinkButton variant={ isLaunched ? 'primary' : 'tertiary' } href={ urlTo() }>
			{ __( 'Go to Home', 'storewright' ) }
		</LinkButton>
	);
	if ( isComingSoon === false ) {
		return (
			<Hub
				ref={ heading }
				title={
					isLaunched
						? __( 'Congratulations! Your store is live', 'storewright' )
						: __( 'Your store is live', 'storewright' )
				}
				lead={ __(
					'Everyone can see your store. Share it, and look at it as your visitors do.',
					'storewright'
				) }
				actions={
					<>
						{ home }
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							href={ `${ getPageData().adminUrl }admin.php?page=wc-settings&tab=site-visibility` }
						>
							{ __( 'Site visibility settings', 'storewright' ) }
						</Button>
					</>
				}
			>
				<ShareCard url={ check.data?.store_url ?? getPageData().homeUrl } />
				<CheckCard check={ check } />
			</Hub>
		);
	}
	return (
		<Hub
			ref={ heading }
			title={ __( 'Launch your store', 'storewright' ) }
			lead={
				isComingSoon
					? __( 'Visitors see “Coming soon” until you launch. Check your store first.', 'storewright' )
					: __( 'Visitors can already see your store. Launching marks it as live.', 'storewright' )
			}
			actions={
				<>
					<Button __next40pxDefaultSize variant="primary" onClick={ () => setAsking( true ) }>
						{ __( 'Launch store', 'storewright' ) }
					</Button>
					{ home }
				</>
			}
		>
			{ setup.data !== null && <ChecklistCard tasks={ setup.data } /> }
			{ setup.data === null && setup.failure === null && <ChecklistSkeleton /> }
			{ setup.failure !== null && (
				<InlineNotice
					status="error"
					title={ __( 'The launch checklist could not be loaded', 'storewright' ) }
					actions={ [ { label: __( 'Try again', 'storewright' ), onClick: setup.read } ] }
				>
					{ setup.failure.message }
				</InlineNotice>
			) }
			<CheckCard check={ check } />
			{ isAsking && (
				<LaunchModal
					isComingSoon={ isComingSoon === true }
					missing={ [ ...missingOf( setup.data ), ...foundBy( check ) ] }
					onCancel={ () => setAsking( false ) }
					onLaunched={ launched }
				/>
			) }
		</Hub>
	);
}
