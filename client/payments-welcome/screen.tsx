import { Button, Icon } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';

import type { PaymentsWelcome } from '../generated/rest';
import { getPageData, userCan } from '../shared/data/page-data';
import { optionsStore } from '../shared/data/options';
import { useInstaller } from '../shared/data/plugins/use-installer';
import { useAsyncAction } from '../shared/data/use-async-action';
import { useQuery } from '../shared/data/use-query';
import { benefitsOf } from '../shared/payment-benefits';
import { Link, navigate, urlTo } from '../shared/routing';
import { Actions } from '../shared/ui/actions';
import { Card } from '../shared/ui/card';
import { CardTitle } from '../shared/ui/card-title';
import { InlineNotice } from '../shared/ui/inline-notice';
import { InstallAction } from '../shared/ui/install-action';
import { NotLoaded } from '../shared/ui/not-loaded';
import { PaymentLogos } from '../shared/ui/payment-logos/payment-logos';
import { Skeleton } from '../shared/ui/skeleton';
import { welcomeStore } from './store';
import styles from './welcome.module.scss';

const TITLE_ID = 'storewright-payments-welcome';

/** The offer's banner and this page are dismissed as one. */
const DISMISSED = 'storewright_payments_banner_dismissed';

const methodsUrl = ( id?: string ) => urlTo( '/', { task: 'payments', id } );

/** What the recommended payment provider offers, and its installation. */
export default function PaymentsWelcomePage() {
	const welcome = useQuery( welcomeStore, 'getWelcome', {} );
	return (
		<div className={ styles.screen }>
			{ welcome.status === 'loading' && (
				<Card className={ styles.body ?? '' } role="status" aria-label={ __( 'Loading…', 'storewright' ) }>
					<Skeleton width="60%" />
					<Skeleton width="90%" />
				</Card>
			) }
			{ welcome.status === 'failed' && (
				<NotLoaded title={ __( 'The offer could not be loaded', 'storewright' ) } reads={ [ welcome ] } />
			) }
			{ welcome.status === 'ready' &&
				( welcome.data.provider === '' ? <Nothing /> : <Offer welcome={ welcome.data } /> ) }
		</div>
	);
}

const Nothing = () => (
	<Card className={ styles.body ?? '' }>
		<CardTitle as="h2">{ __( 'No payment provider is suggested', 'storewright' ) }</CardTitle>
		<p className={ styles.text }>
			{ getPageData().promotions
				? __( 'There is none for a store in your country that can be set up here.', 'storewright' )
				: __( 'Suggestions are turned off in the settings.', 'storewright' ) }
		</p>
		<p className={ styles.text }>
			<Link href={ methodsUrl() }>{ __( 'Choose payment methods', 'storewright' ) }</Link>
		</p>
	</Card>
);

function Offer( { welcome }: { welcome: PaymentsWelcome } ) {
	const { provider, title, content, missing_plugins: missing, logos, methods } = welcome;
	const installer = useInstaller();
	const dismissal = useDismissal( welcome );
	const install = async () => {
		if ( await installer.install( missing ) ) {
			navigate( methodsUrl( provider ) );
		}
	};
	return (
		<Card as="section" aria-labelledby={ TITLE_ID }>
			<div className={ styles.body }>
				<CardTitle as="h2" id={ TITLE_ID }>
					{
						/* translators: %s: name of a payment provider. */
						sprintf( __( 'Get paid with %s', 'storewright' ), title )
					}
				</CardTitle>
				<p className={ styles.text }>{ content }</p>
				<ul className={ styles.benefits }>
					{ benefitsOf( welcome ).map( ( benefit ) => (
						<li key={ benefit }>
							<Icon icon={ check } size={ 20 } className={ styles.tick ?? '' } />
							{ benefit }
						</li>
					) ) }
				</ul>
				{ missing.length === 0 && (
					<Actions>
						<Button __next40pxDefaultSize variant="primary" href={ methodsUrl( provider ) }>
							{ sprintf(
								/* translators: %s: name of a payment provider. */
								__( 'Finish setup of %s', 'storewright' ),
								title
							) }
						</Button>
					</Actions>
				) }
				{ missing.length > 0 &&
					( userCan( 'install_plugins' ) ? (
						<>
							<InstallAction
								name={ title }
								isBusy={ installer.busy.length > 0 }
								failure={ installer.failure }
								onInstall={ () => void install() }
							/>
							<p className={ styles.note }>
								{ __(
									'It is downloaded from the WordPress plugin directory. You can remove it at any time.',
									'storewright'
								) }
							</p>
						</>
					) : (
						<p className={ styles.text }>
							{ __(
								'Ask an administrator to install it: you can’t install plugins on this site.',
								'storewright'
							) }
						</p>
					) ) }
				<Dismissal { ...dismissal } isDismissed={ welcome.is_dismissed } />
			</div>
			{ logos.length > 0 && (
				<div className={ styles.foot }>
					<PaymentLogos names={ logos } count={ methods } />
				</div>
			) }
		</Card>
	);
}

function useDismissal( welcome: PaymentsWelcome ) {
	const { updateOptions } = useDispatch( optionsStore );
	const { receiveResult } = useDispatch( welcomeStore );
	return useAsyncAction(
		async ( _, isDismissed: boolean ) => {
			await updateOptions( { [ DISMISSED ]: isDismissed ? 'yes' : 'no' } );
			void receiveResult( 'getWelcome', {}, { ...welcome, is_dismissed: isDismissed } );
			return isDismissed;
		},
		{ onDone: ( isDismissed ) => isDismissed && navigate( methodsUrl() ) }
	);
}

function Dismissal( {
	isDismissed,
	isBusy,
	failure,
	run,
}: { isDismissed: boolean } & Pick< ReturnType< typeof useDismissal >, 'isBusy' | 'failure' | 'run' > ) {
	return (
		<>
			{ failure !== null && (
				<InlineNotice
					status="error"
					title={
						isDismissed
							? __( 'The banner could not be shown again.', 'storewright' )
							: __( 'The offer could not be dismissed.', 'storewright' )
					}
				>
					{ failure.message }
				</InlineNotice>
			) }
			<div className={ styles.dismiss }>
				{ isDismissed && (
					<p className={ styles.note }>
						{ __( 'You dismissed this offer: its banner is not shown.', 'storewright' ) }
					</p>
				) }
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void run( ! isDismissed ) }
				>
					{ isDismissed ? __( 'Show the banner again', 'storewright' ) : __( 'Dismiss', 'storewright' ) }
				</Button>
			</div>
		</>
	);
}
