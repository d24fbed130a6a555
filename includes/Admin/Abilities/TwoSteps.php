<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Confirmations;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\ErrorMapper;
use Throwable;
use WP_Error;

/**
 * `storewright/preview-…` and `storewright/confirm-…`: a change is made as it was shown, to whom it was shown, while it is as it was.
 *
 * @internal
 *
 * @phpstan-import-type Difference from Change
 */
final class TwoSteps {

	private const SECONDS = 15 * MINUTE_IN_SECONDS;

	public function __construct( private readonly Context $context, private readonly Change $change ) {}

	/**
	 * What a preview takes and answers. A confirmation takes what a preview answers.
	 *
	 * @return array{request: array<string, mixed>, preview: array<string, mixed>, done: array<string, mixed>}
	 */
	public function schemas(): array {
		$value   = [ 'type' => [ 'string', 'array' ] ];
		$request = [
			'type'                 => 'object',
			'properties'           => $this->change->properties(),
			'additionalProperties' => false,
		];
		$changes = [
			'type'        => 'array',
			'description' => __( 'What becomes of it.', 'storewright' ),
			'required'    => true,
			'items'       => [
				'type'                 => 'object',
				'properties'           => [
					'id'     => [ 'type' => 'string' ],
					'name'   => [ 'type' => 'string' ],
					'before' => $value,
					'after'  => $value,
				],
				'additionalProperties' => false,
			],
		];
		return [
			'request' => $request,
			'preview' => [
				'type'                 => 'object',
				'properties'           => [
					'request'      => [ 'required' => true ] + $request,
					'changes'      => $changes,
					'expires'      => [
						'type'        => 'integer',
						'description' => __( 'Until when it can be confirmed, in seconds since 1970.', 'storewright' ),
						'required'    => true,
					],
					'confirmation' => [
						'type'        => 'string',
						'description' => __( 'Says that this user has seen this preview.', 'storewright' ),
						'required'    => true,
					],
				],
				'additionalProperties' => false,
			],
			'done'    => [
				'type'       => 'object',
				'properties' => [ 'changes' => $changes ],
			],
		];
	}

	/**
	 * Says what would change. Nothing is written.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function preview( mixed $input = null ): array|WP_Error {
		$request = is_array( $input ) ? $input : [];
		try {
			$changes = $this->change->plan( $request );
			if ( [] === $changes ) {
				throw new InvalidInput( 'storewright_nothing_to_change', __( 'All of this is so already. There is nothing to change.', 'storewright' ) );
			}
		} catch ( Throwable $error ) {
			return $this->refused( $error );
		}
		$expires = $this->context->clock->now()->getTimestamp() + self::SECONDS;
		return [
			'request'      => $request,
			'changes'      => $changes,
			'expires'      => $expires,
			'confirmation' => $this->signature( $request, $changes, $expires ),
		];
	}

	/**
	 * Makes a change that was previewed.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function confirm( mixed $input = null ): array|WP_Error {
		$request = Input::array( $input, 'request' );
		$shown   = Input::array( $input, 'changes' );
		$expires = Input::number( $input, 'expires' );
		if ( ! hash_equals( $this->signature( $request, $shown, $expires ), Input::text( $input, 'confirmation' ) ) ) {
			return new WP_Error(
				'storewright_change_not_previewed',
				__( 'This is not what the preview answered you. Nothing was changed: ask for a preview first.', 'storewright' ),
				[ 'status' => 400 ]
			);
		}
		if ( $expires < $this->context->clock->now()->getTimestamp() ) {
			return new WP_Error(
				'storewright_preview_expired',
				__( 'The preview is older than 15 minutes. Nothing was changed: ask for a new one.', 'storewright' ),
				[ 'status' => 410 ]
			);
		}
		try {
			$changes = $this->change->plan( $request );
			self::demand_same( $shown, $changes );
			( new Confirmations( $this->context ) )->spend(
				Input::text( $input, 'confirmation' ),
				$expires,
				fn() => ChangeOrigin::within( ChangeOrigin::ASSISTANT, fn() => $this->change->make( $request, $changes ) )
			);
		} catch ( Throwable $error ) {
			return $this->refused( $error );
		}
		/**
		 * Fires after an assistant has changed something of the store, with the user's confirmation.
		 *
		 * @param string           $what    `settings`, `visibility`, `shipping` or `setup`.
		 * @param list<Difference> $changes What has become of it: `id`, `name`, `before`, `after`.
		 */
		do_action( 'storewright_assistant_changed', $this->change->name(), $changes );
		return [ 'changes' => $changes ];
	}

	/**
	 * @param array<mixed>     $shown
	 * @param list<Difference> $now
	 * @throws Conflict If it would not be what was shown: `conflicts` says what is so now.
	 */
	private static function demand_same( array $shown, array $now ): void {
		if ( self::canonical( $shown ) === self::canonical( $now ) ) {
			return;
		}
		$held      = array_column( $now, 'before', 'id' );
		$conflicts = [];
		$names     = [];
		foreach ( $shown as $one ) {
			$id = Input::text( $one, 'id' );
			// What is no longer a difference is as it was to become.
			$current = $held[ $id ] ?? Input::value( $one, 'after' );
			if ( Input::value( $one, 'before' ) !== $current ) {
				$conflicts[ $id ] = $current;
				$names[]          = Input::text( $one, 'name' );
			}
		}
		throw new Conflict(
			'storewright_changed_since_preview',
			sprintf(
				/* translators: %s: names of settings or the like, separated by commas. */
				__( 'Somebody has changed this since the preview: %s. Nothing was changed: ask for a new preview.', 'storewright' ),
				implode( ', ', [] === $names ? array_column( $now, 'name' ) : $names )
			),
			[ 'conflicts' => $conflicts ]
		);
	}

	private function refused( Throwable $error ): WP_Error {
		return ( new ErrorMapper( $this->context->log ) )->map( $error );
	}

	/**
	 * Nobody else can make it, and it holds for this site, this user and this change alone.
	 *
	 * @param array<mixed> $request
	 * @param array<mixed> $changes
	 * @param int          $expires
	 */
	private function signature( array $request, array $changes, int $expires ): string {
		return wp_hash(
			(string) wp_json_encode(
				[
					get_current_blog_id(),
					get_current_user_id(),
					$this->change->name(),
					self::canonical( $request ),
					self::canonical( $changes ),
					$expires,
				]
			),
			'nonce'
		);
	}

	/**
	 * The same whatever way it has travelled: in an address all is text, and clients order the names of objects as they like.
	 */
	private static function canonical( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return is_bool( $value ) ? ( $value ? 'true' : 'false' ) : ( is_scalar( $value ) ? (string) $value : '' );
		}
		if ( ! array_is_list( $value ) ) {
			ksort( $value );
		}
		return array_map( self::canonical( ... ), $value );
	}
}
