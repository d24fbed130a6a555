<?php
/**
 * Plugin Name: Hello payments settings
 * Description: Brings a card payments provider with settings of its own in Storewright's payments settings.
 *
 * @package HelloPaymentsSettings
 */

use Storewright\Store\Payments\PaymentGateway;
use Storewright\Store\Settings\SettingType;

add_filter(
	'storewright_payment_gateways',
	fn( array $gateways ) => [
		...$gateways,
		new class() extends PaymentGateway {

			public function id(): string {
				return 'hello_cards';
			}

			public function method_title(): string {
				return 'Hello Cards';
			}

			public function method_description(): string {
				return 'Customers pay by card.';
			}

			public function fields(): array {
				return [
					...$this->common_fields( 'Card', 'Pay by card.' ),
					$this->field( 'statement', SettingType::Text, 'Name on statements' ),
				];
			}

			/**
			 * Until this is typed, the list says “Setup required”.
			 *
			 * @param array<string, string|list<string>> $values Settings by id.
			 */
			public function needs_setup( array $values ): bool {
				return '' === $values['statement'];
			}
		},
	]
);

// What the owner chooses of on “Choose your payment methods”, before going on to the provider.
add_filter(
	'storewright_payment_gateway_facts',
	fn( array $facts, string $id ) => 'hello_cards' !== $id ? $facts : [
		'recommended_payment_methods' => [
			[
				'id'       => 'card',
				'title'    => 'Credit and debit cards',
				'required' => true,
			],
			[
				'id'          => 'applepay',
				'title'       => 'Apple Pay',
				'description' => 'For customers with an Apple device.',
			],
			[
				'id'      => 'klarna',
				'title'   => 'Klarna',
				'enabled' => false,
			],
		],
	],
	10,
	2
);

const HELLO_PAYMENTS_SETTINGS_SCRIPT = <<<'JS'
( function ( { createElement, useState }, { Button, Fill, Notice, TextControl } ) {
	// The slot gives the gateway as wc/v3/payment_gateways has it, and a function that saves settings of it.
	function Settings( { gateway, save } ) {
		const [ name, setName ] = useState( gateway.settings.statement.value );
		const [ result, setResult ] = useState( null );
		const submit = ( event ) => {
			event.preventDefault();
			save( { enabled: true, settings: { statement: name } } ).then(
				() => setResult( { status: 'success', text: 'Saved.' } ),
				( { message } ) => setResult( { status: 'error', text: message } )
			);
		};
		return createElement(
			'form',
			{ onSubmit: submit },
			createElement( TextControl, {
				__next40pxDefaultSize: true,
				__nextHasNoMarginBottom: true,
				label: 'Name on card statements',
				value: name,
				onChange: setName,
			} ),
			result && createElement( Notice, { status: result.status, isDismissible: false }, result.text ),
			createElement( 'p', null, createElement( Button, { __next40pxDefaultSize: true, variant: 'primary', type: 'submit' }, 'Save' ) )
		);
	}

	wp.plugins.registerPlugin( 'hello-payments-settings', {
		scope: 'storewright-admin',
		render: () =>
			createElement( Fill, { name: 'storewright_payment_provider_settings_hello_cards' }, ( props ) =>
				createElement( Settings, props )
			),
	} );
} )( wp.element, wp.components );
JS;

add_action( 'storewright_enqueue_app', fn( $app ) => wp_add_inline_script( $app, HELLO_PAYMENTS_SETTINGS_SCRIPT ) );
