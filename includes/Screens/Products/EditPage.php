<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Screens\Forms\ScreenPage;
use Storewright\Store\Products\BulkEdit\EditPlan;
use Storewright\Store\Products\BulkEdit\PlannedEdit;
use Storewright\Store\Products\BulkEdit\PlanWriter;
use Storewright\Store\Products\BulkEdit\ProductEdit;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Settings\SettingsServices;

/**
 * `admin.php?page=storewright-edit-products&ids=…`: changes several products at once. What becomes of each is shown before it is saved.
 */
final class EditPage extends ScreenPage {

	public const SLUG = 'storewright-edit-products';

	private const NONCE = 'storewright-edit-products';

	private const MAX_PRODUCTS = 500;

	/**
	 * @var list<int>
	 */
	private array $ids = [];

	/**
	 * @var array<string, string>
	 */
	private array $errors = [];

	private string $failure = '';

	/**
	 * @var array<mixed>
	 */
	private array $typed = [];

	/**
	 * @var list<PlannedEdit>|null
	 */
	private ?array $plan = null;

	/**
	 * @var array<int, string>
	 */
	private array $refused = [];

	private int $changed = 0;

	/**
	 * The page's name in the address.
	 */
	public function slug(): string {
		return self::SLUG;
	}

	/**
	 * Its title.
	 */
	public function title(): string {
		return __( 'Edit products', 'storewright' );
	}

	protected function capability(): string {
		return 'edit_products';
	}

	protected function highlighted(): array {
		return [ ListScreen::MENU, ListScreen::MENU ];
	}

	/**
	 * Shows the form, what would become of it, or writes it.
	 *
	 * @param array<mixed>      $query
	 * @param array<mixed>|null $posted
	 */
	public function respond( array $query, ?array $posted ): ?string {
		$this->ids = self::ids( $query['ids'] ?? '' );
		if ( [] === $this->ids || count( $this->ids ) > self::MAX_PRODUCTS ) {
			$this->failure = [] === $this->ids
				? __( 'Select products in the list first.', 'storewright' )
				/* translators: %d: number of products. */
				: sprintf( __( 'Select at most %d products at once.', 'storewright' ), self::MAX_PRODUCTS );
			$this->ids = [];
			return null;
		}
		if ( null === $posted ) {
			return null;
		}
		check_admin_referer( self::NONCE );
		if ( ! current_user_can( $this->capability() ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit products.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		$this->typed = array_diff_key( $posted, array_flip( [ '_wpnonce', '_wp_http_referer', 'step', 'digest' ] ) );
		try {
			$plan = $this->planner()->of( ProductEdit::read( $posted ), $this->ids );
		} catch ( InvalidInput $refusal ) {
			$this->errors  = $refusal->params;
			$this->failure = [] === $refusal->params ? $refusal->getMessage() : '';
			return null;
		}
		$step = $posted['step'] ?? '';
		if ( 'apply' !== $step ) {
			$this->plan = 'back' === $step ? null : $plan;
			return null;
		}
		if ( ( $posted['digest'] ?? '' ) !== EditPlan::digest( $plan ) ) {
			$this->plan    = $plan;
			$this->failure = __(
				'Someone else has changed these products since. Nothing was saved: check the values again.',
				'storewright'
			);
			return null;
		}
		return $this->apply( $plan );
	}

	/**
	 * Prints the form, or what would become of the products.
	 */
	public function render(): void {
		echo '<div class="wrap storewright storewright-catalog">';
		$this->render_heading();
		if ( [] === $this->ids ) {
			self::render_notice( $this->failure, true );
			$this->render_back();
		} elseif ( [] !== $this->refused ) {
			$this->render_refused();
			$this->render_back();
		} elseif ( null !== $this->plan ) {
			self::render_notice( $this->failure, true );
			( new EditPreview( $this->plan, self::NONCE ) )->render( $this->form_url(), $this->fields(), ListScreen::url() );
		} else {
			( new EditForm( $this->fields(), $this->errors ) )->render(
				$this->form_url(),
				self::NONCE,
				count( $this->ids ),
				$this->failure
			);
		}
		echo '</div>';
	}

	/**
	 * Reads ids that are separated by commas, each once.
	 *
	 * @return list<int>
	 */
	public static function ids( mixed $text ): array {
		$ids = array_map( intval( ... ), is_string( $text ) ? explode( ',', $text ) : [] );
		return array_values( array_unique( array_filter( $ids, static fn( int $id ) => $id > 0 ) ) );
	}

	/**
	 * @param list<PlannedEdit> $plan
	 */
	private function apply( array $plan ): ?string {
		$services      = new ProductServices( $this->context );
		$this->refused = ( new PlanWriter( $this->context, $services ) )->write( $plan );
		$done          = array_filter( $plan, fn( PlannedEdit $row ) => $row->changes() && ! isset( $this->refused[ $row->product->id ] ) );
		$roots         = array_map(
			static fn( PlannedEdit $row ) => $row->product->is_variation() ? $row->product->parent_id : $row->product->id,
			$done
		);
		$this->changed = count( array_unique( $roots ) );
		if ( [] !== $this->refused ) {
			$this->plan = $plan;
			return null;
		}
		return ListScreen::url( [ 'storewright_changed' => $this->changed ] );
	}

	private function planner(): EditPlan {
		return new EditPlan(
			$this->context,
			( new ProductServices( $this->context ) )->query(),
			( new SettingsServices( $this->context ) )->query()->currency_format()
		);
	}

	private function render_refused(): void {
		if ( $this->changed > 0 ) {
			self::render_notice(
				sprintf(
					/* translators: %s: number of products. */
					_n( '%s product was changed.', '%s products were changed.', $this->changed, 'storewright' ),
					number_format_i18n( $this->changed )
				)
			);
		}
		printf(
			'<div class="notice notice-error" role="alert"><p>%s</p><ul class="ul-disc">',
			esc_html__( 'These products were not changed:', 'storewright' )
		);
		foreach ( $this->plan ?? [] as $row ) {
			if ( isset( $this->refused[ $row->product->id ] ) ) {
				printf(
					'<li><strong>%s</strong>: %s</li>',
					esc_html( $row->product->name ),
					esc_html( $this->refused[ $row->product->id ] )
				);
			}
		}
		echo '</ul></div>';
	}

	private function render_back(): void {
		printf(
			'<p><a class="button" href="%s">%s</a></p>',
			esc_url( ListScreen::url() ),
			esc_html__( 'Go to the products', 'storewright' )
		);
	}

	private function form_url(): string {
		return $this->url( [ 'ids' => implode( ',', $this->ids ) ] );
	}

	/**
	 * What was typed, as a form sends it: lists with a number each.
	 *
	 * @return array<string, string>
	 */
	private function fields(): array {
		$fields = [];
		foreach ( $this->typed as $name => $value ) {
			foreach ( is_array( $value ) ? array_values( $value ) : [ null ] as $index => $one ) {
				$text = null === $one ? $value : $one;
				if ( is_string( $text ) ) {
					$fields[ null === $one ? (string) $name : "{$name}[$index]" ] = $text;
				}
			}
		}
		return $fields;
	}
}
