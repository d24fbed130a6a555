<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Items;

use Storewright\Admin\Tasks\BuiltInTask;
use Storewright\Admin\Tasks\TaskHeader;
use Storewright\Kernel\Mode;

/**
 * The task of adding products.
 */
final class Products extends BuiltInTask {

	/**
	 * The owner's answers about the business, in WooCommerce's option.
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
			return __( 'Add your first product. A name and a price are enough to start.', 'storewright' );
		}
		return $this->can_import()
			? __( 'Bring your products over from another store or a spreadsheet, as a CSV file.', 'storewright' )
			: __( 'Bring over the products you already sell. A name and a price are enough.', 'storewright' );
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

	public function capability(): string {
		return 'publish_products';
	}

	public function options(): array {
		return [ 'woocommerce_onboarding_profile' ];
	}

	/**
	 * Done once customers can see a product.
	 */
	public function is_complete( bool $actioned ): bool {
		return $this->context->shop()->products()->has_published();
	}

	public function is_snoozeable(): bool {
		return true;
	}

	/**
	 * Returns the data that its page needs at once.
	 *
	 * @return array<string, mixed>
	 */
	public function additional_data(): array {
		return [
			'isImport'      => $this->is_import(),
			'canCategorize' => current_user_can( 'manage_product_terms' ),
			'canSample'     => self::can_sample(),
			'canImport'     => $this->can_import(),
			'canUpload'     => current_user_can( 'upload_files' ),
		];
	}

	/**
	 * The kinds of products, and the samples that are there.
	 */
	public function preloads(): array {
		return [
			'/wc-admin/onboarding/product-types',
			...( self::can_sample() ? [ '/wc-admin/onboarding/tasks/import_sample_products' ] : [] ),
		];
	}

	/**
	 * Whether the user may import files of products. WooCommerce has an importer of its own.
	 */
	private function can_import(): bool {
		return Mode::Standalone === $this->context->mode && current_user_can( 'import' ) && current_user_can( 'edit_products' );
	}

	/**
	 * Whether the user may make samples, and remove them.
	 */
	private static function can_sample(): bool {
		return current_user_can( 'read_private_products' )
			&& current_user_can( 'edit_others_products' )
			&& current_user_can( 'delete_others_products' );

	}

	/**
	 * Whether the owner moves a shop here: said so outright, or sells online already.
	 */
	private function is_import(): bool {
		$profile = $this->context->options->array( self::PROFILE );
		$choice  = $profile['business_choice'] ?? '';
		return 'import' === $choice
			|| ( 'im_already_selling' === $choice && in_array(
				$profile['selling_online_answer'] ?? '',
				[ 'yes_im_selling_online', 'im_selling_both_online_and_offline' ],
				true
			) );
	}

	/**
	 * How many products customers can see.
	 */
	public function result(): string {
		$count = $this->context->shop()->products()->count_published();
		/* translators: %s: number of products. */
		return sprintf( _n( '%s product', '%s products', $count, 'storewright' ), number_format_i18n( $count ) );
	}

	public function manage_url(): string {
		return admin_url( 'edit.php?post_type=product' );
	}
}
