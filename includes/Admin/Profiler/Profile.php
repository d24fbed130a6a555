<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler;

use Storewright\Kernel\Context;

/**
 * What the owner told of the business, in WooCommerce's option, with what was answered and not applied yet.
 */
final class Profile {

	/**
	 * The option.
	 */
	public const OPTION = 'woocommerce_onboarding_profile';

	/**
	 * Field with what waits to be applied.
	 */
	private const KEPT = 'storewright_answers';

	private const STEPS = 'core_profiler_completed_steps';

	public function __construct( private readonly Context $context ) {}

	/**
	 * All that is stored.
	 *
	 * @return array<mixed>
	 */
	public function stored(): array {
		return $this->context->options->array( self::OPTION );
	}

	/**
	 * Stores fields beside the others.
	 *
	 * @param array<string, mixed> $fields By name.
	 */
	public function change( array $fields ): void {
		$this->context->options->change( self::OPTION, static fn( array $stored ): array => $fields + $stored );
	}

	/**
	 * A text of the profile.
	 */
	public function text( string $name ): string {
		$value = $this->stored()[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * The steps that are done, with when: empty where the profiler was finished and starts anew.
	 *
	 * @return array<string, array{completed_at: string}>
	 */
	public function completed_steps(): array {
		$steps = [];
		$known = $this->stored()[ self::STEPS ] ?? [];
		foreach ( is_array( $known ) ? $known : [] as $name => $step ) {
			$time = is_array( $step ) ? $step['completed_at'] ?? null : null;
			if ( null !== Step::tryFrom( (string) $name ) && is_string( $time ) ) {
				$steps[ (string) $name ] = [ 'completed_at' => $time ];
			}
		}
		return $steps;
	}

	/**
	 * What was answered and not applied yet. A name and a country that were answered while others were set count no more.
	 *
	 * @param array{store_name: string, country: string} $current What is set, by {@see StoreFacts::current()}.
	 * @return array{store_name: string|null, country: string|null, plugins: list<string>} Null for what was not answered.
	 */
	public function kept( array $current ): array {
		$kept = $this->stored()[ self::KEPT ] ?? [];
		$kept = is_array( $kept ) ? $kept : [];
		$text = static function ( string $name ) use ( $kept, $current ): ?string {
			$answer = is_array( $kept[ $name ] ?? null ) ? $kept[ $name ] : [];
			$value  = $answer['value'] ?? null;
			return is_string( $value ) && ( $answer['expected'] ?? null ) === $current[ $name ] ? $value : null;
		};
		$list = is_array( $kept['plugins'] ?? null ) ? $kept['plugins'] : [];
		return [
			'store_name' => $text( 'store_name' ),
			'country'    => $text( 'country' ),
			'plugins'    => array_values( array_filter( $list, is_string( ... ) ) ),
		];
	}

	/**
	 * Notes that a step is done, with what was answered there, in one write. A profiler that was finished before begins anew with it.
	 *
	 * @param Step                                       $step
	 * @param array<string, mixed>                       $answers  Fields of the profile, and `store_name`, `country` and `plugins`.
	 * @param array{store_name: string, country: string} $expected What was set when the owner answered.
	 */
	public function complete( Step $step, array $answers, array $expected ): void {
		$time    = $this->context->clock->now()->format( 'Y-m-d\TH:i:s\Z' );
		$waiting = array_intersect_key( $answers, array_flip( [ 'store_name', 'country', 'plugins' ] ) );
		$fields  = array_diff_key( $answers, $waiting );
		if ( isset( $fields['industry'] ) ) {
			$fields['industry'] = '' === $fields['industry'] ? [] : [ $fields['industry'] ];
		}
		$this->context->options->change(
			self::OPTION,
			static function ( array $stored ) use ( $step, $time, $waiting, $fields, $expected ): array {
				$steps = is_array( $stored[ self::STEPS ] ?? null ) ? $stored[ self::STEPS ] : [];
				$kept  = is_array( $stored[ self::KEPT ] ?? null ) ? $stored[ self::KEPT ] : [];
				if ( isset( $steps[ Step::Finish->value ] ) && Step::Finish !== $step ) {
					$steps = [];
				}
				$steps[ $step->value ] = [ 'completed_at' => $time ];
				return [
					self::STEPS => $steps,
					self::KEPT  => self::answered( $waiting, $expected ) + array_diff_key( $kept, $waiting ),
				] + ( Step::Skip === $step ? [ 'skipped' => true ] : [] ) + $fields + $stored;
			}
		);
	}

	/**
	 * The answers that would change something, names and countries each with what was set then.
	 *
	 * @param array<string, mixed>                       $answers
	 * @param array{store_name: string, country: string} $expected
	 * @return array<string, mixed>
	 */
	private static function answered( array $answers, array $expected ): array {
		foreach ( $expected as $name => $before ) {
			$value = $answers[ $name ] ?? '';
			unset( $answers[ $name ] );
			if ( is_string( $value ) && ! in_array( trim( $value ), [ '', $before ], true ) ) {
				$answers[ $name ] = [
					'value'    => $value,
					'expected' => $before,
				];
			}
		}
		return $answers;
	}

	/**
	 * Notes that all was applied: nothing waits any more.
	 *
	 * @param list<string> $plugins Slugs of the plugins that the owner chose.
	 */
	public function finish( array $plugins ): void {
		$time = $this->context->clock->now()->format( 'Y-m-d\TH:i:s\Z' );
		$this->context->options->change(
			self::OPTION,
			static function ( array $stored ) use ( $plugins, $time ): array {
				$steps = is_array( $stored[ self::STEPS ] ?? null ) ? $stored[ self::STEPS ] : [];
				unset( $stored[ self::KEPT ] );
				return [
					'completed'               => true,
					'skipped'                 => false,
					'is_store_country_set'    => true,
					'business_extensions'     => $plugins,
					'is_plugins_page_skipped' => [] === $plugins,
					self::STEPS               => [ Step::Finish->value => [ 'completed_at' => $time ] ] + $steps,
				] + $stored;
			}
		);
	}
}
