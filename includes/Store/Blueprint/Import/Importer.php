<?php
declare(strict_types=1);

namespace Storewright\Store\Blueprint\Import;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Blueprint\Import\Parts\GatewaysPart;
use Storewright\Store\Blueprint\Import\Parts\OptionsPart;
use Storewright\Store\Blueprint\Import\Parts\PluginsPart;
use Storewright\Store\Blueprint\Import\Parts\SettingsPart;
use Storewright\Store\Blueprint\Import\Parts\ShippingPart;
use Storewright\Store\Blueprint\Import\Parts\TaxPart;
use Storewright\Store\Blueprint\Import\Parts\ThemePart;
use Storewright\Store\Blueprint\Secrets;
use Storewright\Store\Blueprint\Step;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\SettingsRepository;
use Storewright\Store\Tax\TaxRateRepository;

/**
 * Imports blueprints: says what would change, changes what was chosen as a whole or not at all, and takes the last import back.
 */
final class Importer {

	private const LOCK = 'blueprint_import';

	/**
	 * @var array<string, Part> By the name of the step.
	 */
	private readonly array $parts;

	public function __construct( private readonly Context $context ) {
		$parts       = [
			new SettingsPart( $context ),
			new OptionsPart( $context, Step::CoreProfiler ),
			new GatewaysPart( $context ),
			new ShippingPart( $context ),
			new TaxPart( $context ),
			new OptionsPart( $context, Step::TaskOptions ),
			new PluginsPart(),
			new ThemePart(),
		];
		$this->parts = array_combine( array_map( static fn( Part $part ) => $part->step()->value, $parts ), $parts );
	}

	/**
	 * What a blueprint would change. Nothing is written.
	 *
	 * @return list<Difference> In the order in which they are made.
	 * @throws InvalidInput Whose `params` name everything that can't be taken, with its value.
	 */
	public function differences( string $json ): array {
		$wanted = [];
		$bad    = [];
		foreach ( BlueprintReader::steps( $json ) as [ $step, $data ] ) {
			try {
				$wanted[ $step->value ] = $this->parts[ $step->value ]->wanted( $data ) + ( $wanted[ $step->value ] ?? [] );
			} catch ( InvalidInput $refusal ) {
				$bad += $refusal->params;
			}
		}
		if ( [] !== $bad ) {
			throw new InvalidInput( 'storewright_blueprint_invalid', implode( ' ', $bad ), $bad );
		}
		$differences = [];
		foreach ( $this->parts as $name => $part ) {
			$differences[] = $this->differences_of( $part, $wanted[ $name ] ?? [] );
		}
		return array_merge( ...$differences );
	}

	/**
	 * Stands for what was shown: another one says that the store, or the file, is not what it was.
	 *
	 * @param list<Difference> $differences
	 */
	public static function mark( array $differences ): string {
		return md5(
			(string) wp_json_encode(
				array_map( static fn( Difference $difference ) => [ $difference->id(), $difference->old, $difference->new ], $differences )
			)
		);
	}

	/**
	 * Makes changes: all of those that are accepted, or none. What the database can't undo is done last.
	 *
	 * @param string       $json
	 * @param list<string> $accepted Ids of differences.
	 * @param string       $shown    mark() of the differences that they were chosen from.
	 * @return int How many were made.
	 * @throws InvalidInput If nothing is accepted, or something can't be taken.
	 * @throws Conflict     If the store has changed since they were shown.
	 */
	public function import( string $json, array $accepted, string $shown ): int {
		return $this->alone(
			function () use ( $json, $accepted, $shown ): int {
				$all = $this->differences( $json );
				if ( self::mark( $all ) !== $shown ) {
					throw new Conflict(
						'storewright_blueprint_changed',
						__( 'The store’s settings have changed since this list was made, so nothing was imported. Check the list and import again.', 'storewright' )
					);
				}
				$chosen = array_values(
					array_filter(
						$all,
						static fn( Difference $difference ) => '' === $difference->refusal && in_array( $difference->id(), $accepted, true )
					)
				);
				if ( [] === $chosen ) {
					$reason = __( 'Nothing was imported. Choose at least one change.', 'storewright' );
					throw new InvalidInput( 'storewright_blueprint_nothing', $reason, [ 'accept' => $reason ] );
				}
				$this->context->database->transaction(
					function () use ( $chosen ): void {
						$this->write( $chosen, false, static fn( Difference $difference ) => $difference->new );
						$this->last()->keep( $chosen );
					}
				);
				Queue::enqueue( ForgetImport::name(), LastImport::SECONDS );
				$this->write_last( $chosen, static fn( Difference $difference ) => $difference->new );
				return count( $chosen );
			}
		);
	}

	/**
	 * The last import, as far as it is kept.
	 */
	public function last(): LastImport {
		return new LastImport( $this->context );
	}

	/**
	 * Takes the last import back: all of it or nothing.
	 *
	 * @throws Conflict If there is none, or something of it has been changed since.
	 */
	public function roll_back(): void {
		$this->alone(
			function (): void {
				$made = $this->last()->changes();
				if ( [] === $made ) {
					throw new Conflict( 'storewright_blueprint_no_import', __( 'There is no import to undo. An import can be undone for a day.', 'storewright' ) );
				}
				$changed = array_filter( $made, $this->has_changed( ... ) );
				if ( [] !== $changed ) {
					throw new Conflict(
						'storewright_blueprint_changed',
						sprintf(
							/* translators: %s: names of settings, separated by commas. */
							__( 'Nothing was undone, since this has been changed after the import: %s.', 'storewright' ),
							implode( ', ', array_map( static fn( Difference $difference ) => $difference->label, $changed ) )
						)
					);
				}
				$this->context->database->transaction(
					function () use ( $made ): void {
						$this->write( array_reverse( $made ), false, static fn( Difference $difference ) => $difference->old );
						$this->last()->forget();
					}
				);
				$this->write_last( $made, static fn( Difference $difference ) => $difference->old );
			}
		);
	}

	/**
	 * @param array<string, mixed> $wanted
	 * @return list<Difference>
	 */
	private function differences_of( Part $part, array $wanted ): array {
		$keys        = array_map( strval( ... ), array_keys( $wanted ) );
		$current     = [] === $keys ? [] : $part->current( $keys );
		$differences = [];
		foreach ( $wanted as $key => $new ) {
			$key = (string) $key;
			$old = $current[ $key ] ?? null;
			if ( $old !== $new ) {
				$differences[] = new Difference(
					$part->step(),
					$key,
					$part->label( $key, $new ),
					self::shown( $key, $old, $part->text( $key, $old ) ),
					self::shown( $key, $new, $part->text( $key, $new ) ),
					$old,
					$new,
					$part->refusal( $key, $new ),
					$part->is_final()
				);
			}
		}
		return $differences;
	}

	/**
	 * What looks like a secret is never shown, whatever it is called.
	 */
	private static function shown( string $key, mixed $value, string $text ): string {
		$secrets = new Secrets();
		return '' !== $text && $secrets->without( $key, $value ) !== $value ? AuditLog::MASK : $text;
	}

	private function has_changed( Difference $difference ): bool {
		return $this->parts[ $difference->step->value ]->current( [ $difference->key ] )[ $difference->key ] !== $difference->new;
	}

	/**
	 * @param list<Difference>              $differences
	 * @param bool                          $is_final Which of them to write.
	 * @param callable(Difference): mixed   $value    What to write of each.
	 */
	private function write( array $differences, bool $is_final, callable $value ): void {
		foreach ( $this->parts as $name => $part ) {
			$values = [];
			foreach ( $differences as $difference ) {
				if ( $difference->step->value === $name && $difference->is_final === $is_final ) {
					$values[ $difference->key ] = $value( $difference );
				}
			}
			if ( [] !== $values ) {
				$part->write( $values );
			}
		}
	}

	/**
	 * What can't be undone by the database. Where it fails, the rest stays as it is, and the owner is told.
	 *
	 * @param list<Difference>            $differences
	 * @param callable(Difference): mixed $value
	 */
	private function write_last( array $differences, callable $value ): void {
		try {
			$this->write( $differences, true, $value );
		} catch ( DomainError $failure ) {
			throw new Conflict(
				'storewright_blueprint_not_all',
				/* translators: %s: what failed, a sentence. */
				sprintf( __( 'Everything else is done, but: %s', 'storewright' ), $failure->getMessage() )
			);
		}
	}

	/**
	 * Does the work while nobody else writes settings, zones or rates.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function alone( callable $work ): mixed {
		foreach ( [ TaxRateRepository::LOCK, 'shipping', SettingsRepository::LOCK, self::LOCK ] as $lock ) {
			$inner = $work;
			$work  = fn() => $this->context->database->lock( $lock, $inner );
		}
		return $work();
	}
}
