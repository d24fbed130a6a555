<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import\Parts;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Store\Blueprint\Export;
use Storewright\Store\Blueprint\Import\Input;
use Storewright\Store\Blueprint\Import\Part;
use Storewright\Store\Blueprint\Import\Refusals;
use Storewright\Store\Blueprint\Step;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\Validation\InvalidValue;
use Storewright\Store\Settings\Validation\ValueSanitizer;

/**
 * Options that are no settings of a tab: what the setup asked for, and which tasks are done. The answers of the profiler have a key
 * each, `woocommerce_onboarding_profile/industry`.
 */
final class OptionsPart implements Part {

	private const PROFILE = 'woocommerce_onboarding_profile';

	private const MAX_LENGTH = 1000;

	private const MAX_ENTRIES = 500;

	private readonly SettingsRegistry $registry;

	public function __construct( private readonly Context $context, private readonly Step $step ) {
		$this->registry = new SettingsRegistry();
	}

	public function step(): Step {
		return $this->step;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed> $data
	 */
	public function wanted( array $data ): array {
		$refusals = new Refusals( $this->step );
		$wanted   = [];
		$known    = Export::options_of( $this->step );
		foreach ( Input::object_of( $data, 'options', $refusals ) as $name => $value ) {
			$name = (string) $name;
			if ( ! in_array( $name, $known, true ) ) {
				$refusals->add(
					$name,
					/* translators: 1: name of an option, as it was found in a file, 2: names, separated by commas. */
					sprintf( __( 'There is no option “%1$s” in this step. It can have: %2$s.', 'storewright' ), $name, implode( ', ', $known ) )
				);
			} elseif ( self::PROFILE === $name ) {
				$answers = [] === $value ? [] : Input::object_of( [ $name => $value ], $name, $refusals );
				foreach ( $answers as $key => $answer ) {
					$this->take( "{$name}/{$key}", $answer, $refusals, $wanted );
				}
			} else {
				$this->take( $name, $value, $refusals, $wanted );
			}
		}
		$refusals->refuse();
		return $wanted;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<string> $keys
	 */
	public function current( array $keys ): array {
		$names   = array_map( static fn( string $key ) => explode( '/', $key, 2 )[0], $keys );
		$stored  = $this->context->options->several( array_values( array_unique( $names ) ) );
		$current = [];
		foreach ( $keys as $key ) {
			[ $name, $answer ] = explode( '/', $key, 2 ) + [ 1 => '' ];
			$value             = $stored[ $name ] ?? null;
			$current[ $key ]   = '' === $answer ? $value : ( is_array( $value ) ? $value[ $answer ] ?? null : null );
		}
		return $current;
	}

	public function label( string $key, mixed $value ): string {
		[ $name, $answer ] = explode( '/', $key, 2 ) + [ 1 => '' ];
		if ( '' !== $answer ) {
			/* translators: %s: name of an answer, such as “industry”. */
			return sprintf( __( 'Store profile: %s', 'storewright' ), $answer );
		}
		return match ( $name ) {
			'blogname'                                     => __( 'Site title', 'storewright' ),
			'woocommerce_task_list_hidden_lists'           => __( 'Hidden task lists', 'storewright' ),
			'woocommerce_task_list_dismissed_tasks'        => __( 'Dismissed tasks', 'storewright' ),
			'woocommerce_task_list_tracked_completed_tasks' => __( 'Completed tasks', 'storewright' ),
			'woocommerce_task_list_reminder_bar_hidden'    => __( 'Reminder bar hidden', 'storewright' ),
			'woocommerce_no_sales_tax'                     => __( 'No sales tax to charge', 'storewright' ),
			default                                        => $this->setting( $name )->label ?? $name,
		};
	}

	public function text( string $key, mixed $value ): string {
		$setting = $this->setting( $key );
		if ( null !== $setting && ( is_string( $value ) || is_array( $value ) ) ) {
			return $setting->value_text( $value );
		}
		return self::plain( $value );
	}

	public function refusal( string $key, mixed $value ): string {
		return '';
	}

	public function is_final(): bool {
		return false;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $values
	 */
	public function write( array $values ): void {
		$current = $this->current( array_keys( $values ) );
		$answers = [];
		foreach ( $values as $key => $value ) {
			[ $name, $answer ] = explode( '/', $key, 2 ) + [ 1 => '' ];
			if ( '' !== $answer ) {
				$answers[ $answer ] = $value;
			} elseif ( null === $value ) {
				$this->context->options->delete( $name );
			} else {
				self::store( $name, $value );
			}
			/** This action is documented in includes/Store/Payments/GatewayRepository.php */
			do_action( 'storewright_audit', $this->step->value, $key, $current[ $key ], $value, false );
		}
		if ( [] !== $answers ) {
			$this->context->options->change(
				self::PROFILE,
				static fn( array $stored ): array => array_filter( $answers + $stored, static fn( mixed $answer ) => null !== $answer )
			);
		}
	}

	/**
	 * Stores an option, which goes on being loaded, or not, as it was.
	 */
	private static function store( string $name, mixed $value ): void {
		if ( ! update_option( $name, $value ) && get_option( $name ) !== $value ) {
			throw new StorageFailed( 'storewright_option_not_saved', __( 'The change could not be saved. Please try again.', 'storewright' ) );
		}
	}

	/**
	 * @param array<string, mixed> $wanted What is taken is added to it.
	 */
	private function take( string $key, mixed $value, Refusals $refusals, array &$wanted ): void {
		$setting = $this->setting( $key );
		try {
			$checked = null === $setting ? self::checked( $value ) : ValueSanitizer::sanitize( $setting, $value );
			// An option that is no array is stored as text.
			$wanted[ $key ] = is_scalar( $checked ) && ! str_contains( $key, '/' ) ? (string) $checked : $checked;
		} catch ( InvalidValue $reason ) {
			$refusals->add_value( $key, $this->label( $key, $value ), $value, $reason->getMessage() );
		}
	}

	private function setting( string $name ): ?Setting {
		foreach ( [ 'general', 'advanced' ] as $group ) {
			$setting = $this->registry->settings( $group )[ $name ] ?? null;
			if ( null !== $setting ) {
				return $setting;
			}
		}
		return null;
	}

	/**
	 * Text, a number, a truth value, or arrays of these.
	 *
	 * @throws InvalidValue If it is something else.
	 */
	private static function checked( mixed $value, int $depth = 0 ): mixed {
		if ( is_string( $value ) ) {
			if ( mb_strlen( $value ) > self::MAX_LENGTH ) {
				/* translators: %d: number of characters. */
				throw new InvalidValue( sprintf( __( 'Use at most %d characters.', 'storewright' ), self::MAX_LENGTH ) );
			}
			return sanitize_text_field( $value );
		}
		if ( is_int( $value ) || is_bool( $value ) || is_float( $value ) ) {
			return $value;
		}
		if ( ! is_array( $value ) || $depth > 3 || count( $value ) > self::MAX_ENTRIES ) {
			throw new InvalidValue( __( 'Use text, a number, or a short list of these.', 'storewright' ) );
		}
		return array_map( static fn( mixed $part ) => self::checked( $part, $depth + 1 ), $value );
	}

	private static function plain( mixed $value ): string {
		return match ( true ) {
			null === $value     => '',
			is_bool( $value )   => $value ? __( 'on', 'storewright' ) : __( 'off', 'storewright' ),
			is_scalar( $value ) => match ( $value ) {
				'yes'   => __( 'on', 'storewright' ),
				'no'    => __( 'off', 'storewright' ),
				default => (string) $value,
			},
			is_array( $value ) && array_is_list( $value ) => implode( ', ', array_map( self::plain( ... ), $value ) ),
			default             => (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		};
	}
}
