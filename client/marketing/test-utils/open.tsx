/** The marketing overview in tests, with another screen to go to. */
import { screen } from '@testing-library/react';

import { onRequest, OWNER, renderScreen, restError } from '../../shared/test-utils';
import { usePluginWork } from '../../shared/data/plugins/under-way';
import { useInstaller } from '../../shared/data/plugins/use-installer';
import { usePath } from '../../shared/routing';
import MarketingOverview from '../screen';
import { marketingStore } from '../store';

export const BASE = '/wc-admin/marketing';
export const INSTALLED = `${ BASE }/overview/installed-plugins`;
export const recommendedOf = ( category: string ) => `${ BASE }/recommended?per_page=50&category=${ category }`;
export const articlesOf = ( category: string ) => `${ BASE }/knowledge-base?category=${ category }`;
export const serverError = () => Promise.reject( restError( 'storewright_broken', 'The server broke.', 500 ) );

export const CRIER = {
	slug: 'crier',
	name: 'Town Crier',
	description: 'Reads your offers out.',
	status: 'installed',
	dashboardUrl: '',
	docsUrl: '',
} as const;
export const DONE = { success: true, message: '', data: {}, errors: {} };
export const MAIL = {
	id: 'mail',
	slug: 'mail',
	product: 'mail',
	plugin: 'mail/mail.php',
	title: 'Mail',
	description: 'Sends letters.',
	url: 'https://wordpress.org/plugins/mail/',
	icon: '',
	direct_install: true,
	categories: [ 'marketing' ],
	subcategories: [ { slug: 'email', name: 'Email' } ],
	tags: [],
};

/** Another screen, on which an extension is set up, and which says what is set up at this moment. */
function Elsewhere() {
	const { install } = useInstaller();
	const work = usePluginWork();
	return (
		<>
			<button onClick={ () => void install( [ 'mail' ] ) }>Set Mail up</button>
			<p role="status" aria-label="Under way">
				{ work.map( ( { slug } ) => slug ).join() }
			</p>
		</>
	);
}

const App = () => ( usePath() === '/marketing' ? <MarketingOverview /> : <Elsewhere /> );

type Answers = Record< string, unknown >;

/**
 * Opens the overview, with what the server answers.
 *
 * @param answers By path, beside the usual ones.
 */
export async function open( answers: Answers = {}, { promotions = true, couponsUrl = '' } = {} ) {
	const usual: Answers = {
		[ INSTALLED ]: [ CRIER ],
		[ recommendedOf( 'marketing' ) ]: [ MAIL ],
		[ recommendedOf( 'coupons' ) ]: [],
		[ articlesOf( 'marketing' ) ]: [ { title: 'Read me', text: 'Of use.', link: 'https://example.org/read' } ],
		[ articlesOf( 'coupons' ) ]: [],
		[ `${ BASE }/misc-recommendations` ]: [],
		[ `${ BASE }/channels` ]: [],
	};
	for ( const [ path, answer ] of Object.entries( { ...usual, ...answers } ) ) {
		onRequest( 'GET', path, answer as () => object );
	}
	const shown = renderScreen( <App />, {
		path: '/marketing',
		pageData: {
			promotions,
			couponsUrl,
			capabilities: { ...OWNER.capabilities, activate_plugins: true },
		},
		stores: [ marketingStore as never ],
	} );
	await screen.findByRole( 'region', { name: 'Learn about marketing a store' } );
	return shown;
}
