<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\LaunchChecklist;
use Storewright\Admin\Tasks\TaskHeader;
use Storewright\Kernel\Mode;

/**
 * The store opens.
 */
final class LaunchYourStore extends BuiltInTask {

	private const COMING_SOON = 'woocommerce_coming_soon';

	private const STORE_ALONE = 'woocommerce_store_pages_only';

	/**
	 * WordPress's note whether nothing has been published on the site yet.
	 */
	private const IS_NEW = 'fresh_site';

	public function id(): string {
		return 'launch-your-store';
	}

	public function title(): string {
		return __( 'Launch your store', 'storewright' );
	}

	public function content(): string {
		return __( 'Check your store, then open it to customers.', 'storewright' );
	}

	public function header(): TaskHeader {
		if ( $this->is_complete( false ) ) {
			return new TaskHeader( __( 'Your store is live', 'storewright' ), '', __( 'View your store', 'storewright' ) );
		}
		return new TaskHeader( __( 'Your store is ready for launch!', 'storewright' ), $this->content(), $this->action_label() );
	}

	public function action_label(): string {
		return __( 'Launch store', 'storewright' );
	}

	public function position(): int {
		return 90;
	}

	public function time(): string {
		return __( '1 minute', 'storewright' );
	}

	/**
	 * Done once the store is marked as open.
	 */
	public function is_complete( bool $actioned ): bool {
		return 'no' === $this->context->options->string( self::COMING_SOON );
	}

	public function is_snoozeable(): bool {
		return true;
	}

	/**
	 * Returns whether customers see the store, and what they will see. Where the store is not hidden yet, the values that hiding it
	 * would set: see LaunchState::initialize().
	 *
	 * @return array<string, mixed>
	 */
	public function additional_data(): array {
		$options   = $this->context->options;
		$is_hidden = $options->bool_yes( self::COMING_SOON );
		return [
			'isComingSoon'      => $is_hidden,
			'isStoreAlone'      => $options->bool_yes( self::STORE_ALONE, ! $is_hidden && '1' !== $options->string( self::IS_NEW ) ),
			'publishedProducts' => $this->context->shop()->products()->count_published(),
			...( $this->is_complete( false ) ? [] : $this->checklist() ),
		];
	}

	public function options(): array {
		return [ self::COMING_SOON, self::STORE_ALONE, self::IS_NEW ];
	}

	public function result(): string {
		return __( 'Live', 'storewright' );
	}

	/**
	 * WooCommerce's page; Storewright's own settings have none of it yet, and the task itself is linked.
	 */
	public function manage_url(): string {
		return Mode::Companion === $this->context->mode ? admin_url( 'admin.php?page=wc-settings&tab=site-visibility' ) : '';
	}

	/**
	 * Returns the launch checklist. With something missing, the page's heading does not say "ready".
	 *
	 * @return array<string, mixed>
	 */
	private function checklist(): array {
		$points = ( new LaunchChecklist( $this->context ) )->points();
		return [ 'checklist' => $points ] + ( in_array(
			false,
			array_column( $points, 'isDone' ),
			true
		) ? [ 'heading' => $this->title() ] : [] );
	}
}
