import { Fill } from '@wordpress/components';
import { screen, waitFor, within } from '@testing-library/react';

import { PAYMENTS_BANNER, type PaymentsBannerProps } from '../../../shared/slots';
import { renderScreen } from '../../../shared/test-utils';
import PaymentsBanner from './embedded/banner';
import PaymentSuggestions from './embedded/suggestions';
import { paymentsStore } from './store';
import { aGateway, aMissing, answerPayments, aSuggestion } from './test-utils/server';

const BANNER = { provider: 'moon', currencies: 0, methods: 0, logos: [], textPosition: 'left' };
const stores = [ paymentsStore as never ];
const capabilities = { install_plugins: true };

describe( 'suggested ways to pay below the payment settings [B2-067] [B6-004]', () => {
	it( 'are those that are not offered yet, each with the way to its setup', async () => {
		answerPayments( {
			accounts: [],
			suggestions: [
				aMissing( 'moon' ),
				aSuggestion( 'cod', { category: 'offline' } ),
				aSuggestion( 'bacs', { category: 'offline' } ),
			],
			gateways: [ aGateway( 'cod', { enabled: true } ), aGateway( 'bacs', { enabled: false } ) ],
		} );
		renderScreen( <PaymentSuggestions />, { stores, pageData: { capabilities } } );
		const panel = within( await screen.findByRole( 'region', { name: 'Suggested payment methods' } ) );
		expect( panel.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
		expect( panel.getByRole( 'link', { name: 'Set up Provider moon' } ) ).toHaveAttribute(
			'href',
			'admin.php?page=wc-admin&task=payments&id=moon'
		);
		expect( panel.getByRole( 'link', { name: 'Set up Provider bacs' } ) ).toBeVisible();
	} );

	it( 'leave the page as it is where there are none', async () => {
		answerPayments( {
			accounts: [],
			suggestions: [],
			gateways: [ aGateway( 'cod', { enabled: true } ) ],
		} );
		const { container } = renderScreen( <PaymentSuggestions />, { stores, pageData: { capabilities } } );
		await waitFor( () => expect( container.querySelector( 'section' ) ).toBeNull() );
	} );
} );

describe( 'the banner above the payment settings [B4-028]', () => {
	const show = async ( enabled: boolean, missing: boolean ) => {
		answerPayments( {
			accounts: [],
			suggestions: [
				aSuggestion( 'moon', {
					plugins: [ 'moon' ],
					missing_plugins: missing ? [ 'moon' ] : [],
					recommendation_priority: 1,
				} ),
			],
			gateways: missing ? [] : [ aGateway( 'moon', { enabled } ) ],
		} );
		const shown = renderScreen(
			<>
				<PaymentsBanner banner={ BANNER } />
				<Fill name={ PAYMENTS_BANNER }>
					{ ( props: object ) => {
						const { title, action } = props as PaymentsBannerProps;
						return <section aria-label={ title }>{ action }</section>;
					} }
				</Fill>
			</>,
			{ stores, pageData: { capabilities } }
		);
		await waitFor( () =>
			expect(
				(
					shown.registry.select( paymentsStore ) as unknown as {
						hasFinishedResolution: ( ...args: unknown[] ) => boolean;
					}
				 ).hasFinishedResolution( 'getGateways', [ {} ] )
			).toBe( true )
		);
		return screen.queryByRole( 'region', { name: 'Provider moon' } );
	};

	it( 'is there while the plugin is installed and customers can’t pay with it', async () => {
		const banner = await show( false, false );
		expect( banner ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Finish setup of Provider moon' } ) ).toHaveAttribute(
			'href',
			'admin.php?page=wc-admin&task=payments&id=moon'
		);
	} );

	it.each( [
		[ 'the plugin is missing', false, true ],
		[ 'it is offered', true, false ],
	] )( 'stays away where %s', async ( _, enabled, missing ) => {
		expect( await show( enabled, missing ) ).not.toBeInTheDocument();
	} );
} );
