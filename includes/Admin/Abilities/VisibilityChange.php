<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\SettingConflict;
use Storewright\Kernel\Events;
use Storewright\Kernel\Mode;
use Throwable;

/**
 * Whether visitors see the site, and whether a link lets guests in.
 *
 * @internal
 */
final class VisibilityChange implements Change {

	private const COMING_SOON = 'woocommerce_coming_soon';

	private const STORE_ALONE = 'woocommerce_store_pages_only';

	private const HAS_LINK = 'woocommerce_private_link';

	private const KEY = 'woocommerce_share_key';

	/**
	 * The group under which it is recorded, and whose page shows it.
	 */
	private const GROUP = 'site-visibility';

	/**
	 * What each choice means.
	 */
	private const CHOICES = [
		'live'              => [ self::COMING_SOON => 'no' ],
		'coming_soon'       => [
			self::COMING_SOON => 'yes',
			self::STORE_ALONE => 'no',
		],
		'store_coming_soon' => [
			self::COMING_SOON => 'yes',
			self::STORE_ALONE => 'yes',
		],
	];

	public function __construct( private readonly Context $context ) {}

	public function name(): string {
		return 'visibility';
	}

	public function texts(): array {
		return [
			'preview' => [
				__( 'Preview a change of the site’s visibility', 'storewright' ),
				__( 'Says what would become of who can see the site. Nothing is changed.', 'storewright' ),
			],
			'confirm' => [
				__( 'Confirm a change of the site’s visibility', 'storewright' ),
				__( 'Opens the site to visitors or closes it, as the preview answered it. Where it was changed meanwhile, nothing is.', 'storewright' ),
			],
		];
	}

	public function properties(): array {
		return [
			'visibility'   => [
				'type'        => 'string',
				'description' => __( 'Whether everybody sees the site, or the whole site or only the store is coming soon.', 'storewright' ),
				'enum'        => array_keys( self::CHOICES ),
				'required'    => true,
			],
			'private_link' => [
				'type'        => 'boolean',
				'description' => __( 'Whether a link lets guests in while it is coming soon. Left out, that stays as it is.', 'storewright' ),
			],
		];
	}

	/**
	 * How it is now.
	 *
	 * @return array{visibility: string, private_link: bool}
	 */
	public function current(): array {
		$held = $this->held( false );
		return [
			'visibility'   => match ( true ) {
				'yes' !== $held[ self::COMING_SOON ] => 'live',
			'yes' === $held[ self::STORE_ALONE ] => 'store_coming_soon',
			default                              => 'coming_soon',
			},
			'private_link' => 'yes' === $held[ self::HAS_LINK ],
		];
	}

	/**
	 * As WordPress reads it: clients write it in several ways.
	 */
	private static function says_yes( string $text ): bool {
		return in_array( strtolower( $text ), [ 'yes', 'true', '1' ], true );
	}

	public function plan( array $request ): array {
		$held   = $this->held( false );
		$wished = self::CHOICES[ Input::text( $request, 'visibility' ) ] ?? [];
		if ( isset( $request['private_link'] ) ) {
			$wished[ self::HAS_LINK ] = self::says_yes( Input::text( $request, 'private_link' ) ) ? 'yes' : 'no';
		}
		$names   = [
			self::COMING_SOON => __( 'Coming soon', 'storewright' ),
			self::STORE_ALONE => __( 'Apply to store pages only', 'storewright' ),
			self::HAS_LINK    => __( 'Share your site with a private link', 'storewright' ),
		];
		$changes = [];
		foreach ( $wished as $option => $value ) {
			if ( $held[ $option ] !== $value ) {
				$changes[] = [
					'id'     => $option,
					'name'   => $names[ $option ],
					'before' => $held[ $option ],
					'after'  => $value,
				];
			}
		}
		return $changes;
	}

	/**
	 * Under the lock of everybody else who writes settings, who also wait for the rows.
	 */
	public function make( array $request, array $differences ): void {
		$database = $this->context->database;
		try {
			$database->lock(
				Mode::Companion === $this->context->mode ? 'woocommerce_settings' : 'settings',
				function () use ( $database, $differences ): void {
					DeadlockRetry::run( fn() => $database->transaction( fn() => $this->write( $differences ) ) );
				}
			);
		} catch ( Throwable $failure ) {
			// What WordPress has cached of options was taken back.
			$this->context->options->fresh( [ self::COMING_SOON, self::STORE_ALONE, self::HAS_LINK, self::KEY ] );
			throw $failure;
		}
		// Beside WooCommerce whoever follows options tells of it.
		foreach ( Mode::Companion === $this->context->mode ? [] : $differences as $change ) {
			/** This action is documented in includes/Store/Settings/SettingsRepository.php */
			Events::dispatch( 'storewright_setting_changed', $change['id'], $change['before'], $change['after'], self::GROUP );
		}
	}

	/**
	 * @param list<array{id: string, name: string, before: string|list<string>, after: string|list<string>}> $differences
	 */
	private function write( array $differences ): void {
		$held      = $this->held( true );
		$conflicts = [];
		foreach ( $differences as $change ) {
			if ( ( $held[ $change['id'] ] ?? '' ) !== $change['before'] ) {
				$conflicts[ $change['id'] ] = $held[ $change['id'] ] ?? '';
			}
		}
		if ( [] !== $conflicts ) {
			throw SettingConflict::of( $conflicts );
		}
		foreach ( $differences as $change ) {
			$this->context->options->set( $change['id'], $change['after'], self::COMING_SOON === $change['id'] );
			if ( self::HAS_LINK === $change['id'] && 'yes' === $change['after'] && '' === $this->context->options->string( self::KEY ) ) {
				$this->context->options->set( self::KEY, wp_generate_password( 32, false ) );
			}
			/** This action is documented in includes/Store/Payments/GatewayRepository.php */
			do_action( 'storewright_audit', self::GROUP, $change['id'], $change['before'], $change['after'], false );
		}
	}

	/**
	 * @param bool $locked Whether others are to wait until the transaction ends.
	 * @return array<string, string> 'yes' or 'no' by option.
	 */
	private function held( bool $locked ): array {
		$names  = [ self::COMING_SOON, self::STORE_ALONE, self::HAS_LINK ];
		$stored = $this->context->options->fresh( $names, $locked );
		$held   = [];
		foreach ( $names as $name ) {
			$held[ $name ] = 'yes' === ( $stored[ $name ] ?? 'no' ) ? 'yes' : 'no';
		}
		return $held;
	}
}
