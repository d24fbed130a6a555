import { Card, CardBody, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getPageData, userCan } from '../shared/data/page-data';
import { urlTo, type RegisteredPage, type ScreenProps } from '../shared/routing';
import { Actions } from '../shared/ui/actions';
import { LinkButton } from '../shared/ui/link-button';
import { matchPath } from './match';
import styles from './not-allowed.module.scss';

/** How long an extension may take to bring the page, in milliseconds. */
const DELAY = 3000;

const HOME = '/';

/** Whether the site has a page at a path that only others may see. */
const isForOthers = ( path: string ) =>
	getPageData().pages.some(
		( page ) => page.path !== '*' && ! userCan( page.capability ) && matchPath( page.path, path ) !== null
	);

/** The first page of the user's, null where there is none. */
const firstPage = () => {
	const pages = getPageData().pages.filter(
		( { path, capability } ) => ! /[:*]/.test( path ) && userCan( capability )
	);
	return pages.find( ( { path } ) => path === HOME ) ?? pages[ 0 ] ?? null;
};

const goTo = ( { path, breadcrumbs }: RegisteredPage ) =>
	path === HOME
		? __( 'Go to Home', 'storewright' )
		: /* translators: %s: name of a page. */
			sprintf( __( 'Go to %s', 'storewright' ), breadcrumbs.at( -1 ) ?? '' );

/** Renders that the page does not exist, or not for this user, and leads on. */
export default function NotAllowed( { path }: ScreenProps ) {
	const [ isWaiting, setWaiting ] = useState( true );
	useEffect( () => {
		const timer = setTimeout( () => setWaiting( false ), DELAY );
		return () => clearTimeout( timer );
	}, [] );

	const next = firstPage();
	const refusal = __( 'Sorry, you are not allowed to access this page.', 'storewright' );
	const isThere = isForOthers( path );
	const missing = __(
		'There is no such page. The address may be mistyped, or belong to a plugin that is not active.',
		'storewright'
	);
	const help = __( 'Ask the site’s administrator if you need it.', 'storewright' );
	return (
		<div className={ styles.page } role="status">
			{ isWaiting ? (
				<p className={ styles.waiting }>
					<Spinner />
					{ __( 'Loading…', 'storewright' ) }
				</p>
			) : (
				<Card>
					<CardBody className={ styles.message }>
						{ /* What matters stands first. The specification has the refusal said in either case. */ }
						<p className={ styles.refusal }>{ isThere ? refusal : missing }</p>
						<p className={ styles.reason }>{ isThere ? help : refusal }</p>
						{ next !== null && (
							<Actions>
								<LinkButton variant="primary" href={ urlTo( next.path ) }>
									{ goTo( next ) }
								</LinkButton>
							</Actions>
						) }
					</CardBody>
				</Card>
			) }
		</div>
	);
}
