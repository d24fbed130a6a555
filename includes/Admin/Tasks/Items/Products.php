<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\TaskHeader;
use Storewright\Store\Products\ProductQuery;

/**
 * What the store sells.
 */
final class Products extends BuiltInTask {

	/**
	 * What the owner said of the business, as shops of the family keep it.
	 */
	private const PROFILE = 'woocommerce_onboarding_profile';

	public function id(): string {
		return 'products';
	}

	public function title(): string {
		return $this->is_import() ? __( 'Import your products', 'storewright' ) : __( 'List your products', 'storewright' );
	}

	public function content(): string {
		if ( ! $this->is_import() ) {
			return __( 'Add the first thing you sell: a name and a price are enough to begin with.', 'storewright' );
		}
		return self::can_import()
			? __( 'Bring over what you sell already: a CSV file from your other store, or a list of your own.', 'storewright' )
			: __( 'Bring over what you sell already: a name and a price are enough for each.', 'storewright' );
	}

	public function header(): TaskHeader {
		return new TaskHeader( $this->title(), $this->content(), $this->action_label() );
	}

	public function action_label(): string {
		return $this->is_import() ? __( 'Import products', 'storewright' ) : __( 'Add products', 'storewright' );
	}

	public function position(): int {
		return 30;
	}

	public function time(): string {
		return __( '2 minutes', 'storewright' );
	}

	public function level(): int {
		return 1;
	}

	/**
	 * For who may put products on sale.
	 */
	public function can_view(): bool {
		return current_user_can( 'publish_products' );
	}

	public function options(): array {
		return [ 'woocommerce_onboarding_profile' ];
	}

	/**
	 * Done once customers can see a product.
	 */
	public function is_complete( bool $actioned ): bool {
		return ( new ProductQuery( $this->context ) )->has_published();
	}

	public function is_snoozeable(): bool {
		return true;
	}

	/**
	 * What its page needs at once.
	 *
	 * @return array<string, mixed>
	 */
	public function additional_data(): array {
		return [
			'isImport'      => $this->is_import(),
			'canCategorize' => current_user_can( 'manage_product_terms' ),
			'canSample'     => self::can_sample(),
			'canImport'     => self::can_import(),
			'canUpload'     => current_user_can( 'upload_files' ),
		];
	}

	/**
	 * The kinds of products, and the samples that are there.
	 */
	public function preloads(): array {
		return [ '/wc-admin/onboarding/product-types', ...( self::can_sample() ? [ '/wc-admin/onboarding/tasks/import_sample_products' ] : [] ) ];
	}

	/**
	 * Whether the user may import files of products.
	 */
	private static function can_import(): bool {
		return current_user_can( 'import' ) && current_user_can( 'edit_products' );
	}

	/**
	 * Whether the user may make samples, and remove them.
	 */
	private static function can_sample(): bool {
		return current_user_can( 'read_private_products' ) && current_user_can( 'edit_others_products' ) && current_user_can( 'delete_others_products' );
	}

	/**
	 * Whether the owner moves a shop here: said so outright, or sells online already.
	 */
	private function is_import(): bool {
		$profile = $this->context->options->array( self::PROFILE );
		$choice  = $profile['business_choice'] ?? '';
		return 'import' === $choice
			|| ( 'im_already_selling' === $choice && in_array( $profile['selling_online_answer'] ?? '', [ 'yes_im_selling_online', 'im_selling_both_online_and_offline' ], true ) );
	}
}
