<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\RateRules;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxRateQuery;
use Storewright\Store\Tax\TaxRateRepository;

/**
 * The standard tax rates on the settings page, of every country: seen, added and removed without a script.
 */
final class StandardRatesSection implements SettingsSection {

	public const TAB = 'tax';

	public const ID = 'standard';

	/**
	 * The fields of a new rate, by what REST calls them.
	 */
	private const FIELDS = [ 'country', 'state', 'postcode', 'city', 'rate', 'name', 'priority' ];

	private const SHOWN = 100;

	/**
	 * @var array<string, string> What was typed, by field.
	 */
	private array $typed = [];

	/**
	 * Why the input was refused.
	 */
	private string $error = '';

	public function __construct(
		private readonly Context $context,
		private readonly TaxRateQuery $query,
		private readonly TaxRateRepository $repository,
		private readonly RateRules $rules
	) {}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return self::ID;
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return self::TAB;
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'Standard rates', 'storewright' );
	}

	/**
	 * Removes a rate or adds one.
	 *
	 * @param array<mixed> $posted The form's fields.
	 * @throws NotFound If the rate to be removed is gone already.
	 */
	public function handle( array $posted ): bool {
		$remove = $posted['tax_remove'] ?? null;
		if ( is_string( $remove ) ) {
			$this->repository->delete( (int) $remove );
			return true;
		}
		foreach ( self::FIELDS as $field ) {
			$value                 = $posted[ "tax_$field" ] ?? '';
			$this->typed[ $field ] = is_string( $value ) ? trim( $value ) : '';
		}
		foreach ( [ 'compound', 'shipping' ] as $flag ) {
			$this->typed[ $flag ] = isset( $posted[ "tax_$flag" ] ) ? '1' : '';
		}
		try {
			if ( '' === $this->typed['rate'] || '' === $this->typed['name'] ) {
				throw new InvalidInput( 'rest_invalid_param', __( 'A rate needs a percentage and a name.', 'storewright' ) );
			}
			$input = [ 'rate' => str_replace( ',', '.', $this->typed['rate'] ) ] + $this->typed;
			$rate  = $this->rules->checked( $input, new Rate( 0, '', '', [], [], '0.0000', '' ) );
			$this->repository->create_all(
				function () use ( $rate ): array {
					$this->refuse_competitor( $rate );
					return [ $rate ];
				}
			);
			return true;
		} catch ( InvalidInput $refusal ) {
			$this->error = $refusal->getMessage();
			return false;
		}
	}

	/**
	 * @throws InvalidInput If there is a rate that this one would never apply beside.
	 */
	private function refuse_competitor( Rate $rate ): void {
		$stored = $this->query->competitor_of( $rate );
		if ( null !== $stored ) {
			throw new InvalidInput(
				'rest_invalid_param',
				sprintf(
					/* translators: 1: name and percentage of a tax rate, 2: priority of the rate. */
					__(
						'There is already the rate “%1$s” for the same place with priority %2$d. Remove it first, or choose another priority.',
						'storewright'
					),
					"{$stored->label()} {$this->percent( $stored )} %",
					$stored->priority
				)
			);
		}
	}

	/**
	 * The percentage with the shop's decimal separator.
	 */
	private function percent( Rate $rate ): string {
		return str_replace( '.', $this->context->shop()->settings()->currency_format()->decimal_separator, $rate->short_percent() );
	}

	/**
	 * Prints the rates that there are, and the fields of a new one.
	 */
	public function render(): void {
		// What the Enter key presses: without it that would be the first rate's button, which removes it.
		echo '<button type="submit" class="screen-reader-text" name="tax_add" value="1" tabindex="-1" aria-hidden="true"></button>';
		if ( '' !== $this->error ) {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $this->error ) );
		}
		$criteria = new TaxRateCriteria( '', 'order', true, self::SHOWN );
		$this->render_rates( $this->query->rates( $criteria ), $this->query->count( $criteria ) );
		$this->render_form();
	}

	/**
	 * @param list<Rate> $rates
	 * @param int        $count How many there are, shown or not.
	 */
	private function render_rates( array $rates, int $count ): void {
		if ( [] === $rates ) {
			printf( '<p>%s</p>', esc_html__( 'No rates yet.', 'storewright' ) );
			return;
		}
		$heads = [
			__( 'Name', 'storewright' ),
			__( 'Rate %', 'storewright' ),
			__( 'Country', 'storewright' ),
			__( 'State', 'storewright' ),
			__( 'Postcodes', 'storewright' ),
			__( 'Cities', 'storewright' ),
			__( 'Priority', 'storewright' ),
			__( 'Compound', 'storewright' ),
			__( 'Shipping', 'storewright' ),
			__( 'Remove', 'storewright' ),
		];
		echo '<div class="storewright-settings__card storewright-settings__table"><table class="widefat striped"><thead><tr>';
		foreach ( $heads as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $rates as $rate ) {
			$cells = [
				$this->percent( $rate ),
				$rate->country,
				$rate->state,
				implode( '; ', $rate->postcodes ),
				implode( '; ', $rate->cities ),
				(string) $rate->priority,
				self::yes_or_no( $rate->compound ),
				self::yes_or_no( $rate->shipping ),
			];
			printf( '<tr><th scope="row">%s</th>', esc_html( $rate->name ) );
			foreach ( $cells as $place => $cell ) {
				printf(
					'<td data-label="%s">%s</td>',
					esc_attr( $heads[ $place + 1 ] ),
					'' === $cell ? esc_html__( 'All', 'storewright' ) : esc_html( $cell )
				);
			}
			printf(
				'<td><button type="submit" class="button-link button-link-delete" name="tax_remove" value="%d" formnovalidate aria-label="%s">%s</button></td></tr>',
				(int) $rate->id,
				/* translators: %s: name of a tax rate. */
				esc_attr( sprintf( __( 'Remove %s', 'storewright' ), "{$rate->name} {$this->percent( $rate )} %" ) ),
				esc_html__( 'Remove', 'storewright' )
			);
		}
		echo '</tbody></table></div>';
		if ( $count > count( $rates ) ) {
			printf(
				'<p>%s</p>',
				esc_html(
					sprintf(
						/* translators: 1: number of tax rates that are shown, 2: number of all. */
						__( 'The first %1$s of %2$s rates are shown.', 'storewright' ),
						number_format_i18n( count( $rates ) ),
						number_format_i18n( $count )
					)
				)
			);
		}
	}

	private function render_form(): void {
		printf(
			'<section class="storewright-settings__card"><h3>%s</h3><table class="form-table" role="presentation"><tbody><tr><th scope="row"><label for="tax_country">%s</label></th><td><select id="tax_country" name="tax_country"><option value="">%s</option>',
			esc_html__( 'Add tax rate', 'storewright' ),
			esc_html__( 'Country', 'storewright' ),
			esc_html__( 'All countries', 'storewright' )
		);
		foreach ( ( new CountryQuery() )->countries() as $country ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( $country->code ),
				selected( $this->typed['country'] ?? '', $country->code, false ),
				esc_html( $country->name )
			);
		}
		echo '</select></td></tr>';
		$this->render_input(
			'state',
			__( 'State', 'storewright' ),
			__( 'The state code, such as CA. Leave empty for all.', 'storewright' )
		);
		$this->render_input(
			'postcode',
			__( 'Postcodes', 'storewright' ),
			__( 'Separate with semicolons, for example 90210; 902*. Leave empty for all.', 'storewright' )
		);
		$this->render_input( 'city', __( 'Cities', 'storewright' ), __( 'Separate with semicolons. Leave empty for all.', 'storewright' ) );
		$this->render_input( 'rate', __( 'Rate %', 'storewright' ), __( 'A percentage with up to four decimals.', 'storewright' ) );
		$this->render_input( 'name', __( 'Name', 'storewright' ), __( 'Shown to customers.', 'storewright' ) );
		$this->render_input(
			'priority',
			__( 'Priority', 'storewright' ),
			__( 'Only one rate per priority applies to an order.', 'storewright' ),
			'1'
		);
		$this->render_flag( 'compound', __( 'Compound: applied on top of other taxes', 'storewright' ), '' );
		$this->render_flag( 'shipping', __( 'Also applies to shipping', 'storewright' ), '1' );
		printf(
			'</tbody></table></section><p class="submit"><button type="submit" class="button button-primary" name="tax_add" value="1">%s</button></p>',
			esc_html__( 'Add rate', 'storewright' )
		);
	}

	private function render_input( string $field, string $label, string $help, string $default = '' ): void {
		printf(
			'<tr><th scope="row"><label for="tax_%1$s">%2$s</label></th><td><input type="text" class="regular-text" id="tax_%1$s" name="tax_%1$s" value="%3$s" autocomplete="off" aria-describedby="tax_%1$s-help"><p class="description" id="tax_%1$s-help">%4$s</p></td></tr>',
			esc_attr( $field ),
			esc_html( $label ),
			esc_attr( $this->typed[ $field ] ?? $default ),
			esc_html( $help )
		);
	}

	private function render_flag( string $field, string $label, string $default ): void {
		printf(
			'<tr><th scope="row"></th><td><label><input type="checkbox" name="tax_%s" value="1"%s> %s</label></td></tr>',
			esc_attr( $field ),
			checked( $this->typed[ $field ] ?? $default, '1', false ),
			esc_html( $label )
		);
	}

	private static function yes_or_no( bool $is ): string {
		return $is ? __( 'Yes', 'storewright' ) : __( 'No', 'storewright' );
	}
}
