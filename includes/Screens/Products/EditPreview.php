<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Screens\Forms\Controls;
use Storewright\Store\Products\BulkEdit\EditPlan;
use Storewright\Store\Products\BulkEdit\PlannedEdit;
use Storewright\Store\Products\BulkEdit\PlanTexts;

/**
 * What is going to become of products, with the button that does it.
 *
 * @internal
 */
final class EditPreview {

	/**
	 * @param list<PlannedEdit> $plan
	 * @param string            $nonce Action of the form's nonce.
	 */
	public function __construct( private readonly array $plan, private readonly string $nonce ) {}

	/**
	 * Prints it.
	 *
	 * @param string                $url    Where the form is sent.
	 * @param array<string, string> $fields What was typed, by name.
	 * @param string                $list   Where the list is.
	 */
	public function render( string $url, array $fields, string $list ): void {
		$changing = count( array_filter( $this->plan, static fn( PlannedEdit $row ) => $row->changes() ) );
		$stuck    = count( array_filter( $this->plan, static fn( PlannedEdit $row ) => [] !== $row->problems ) );
		printf( '<h2>%s</h2><p>', esc_html__( 'What changes', 'storewright' ) );
		/* translators: %s: number of products and variations. */
		echo esc_html( sprintf( _n( '%s product or variation changes.', '%s products and variations change.', $changing, 'storewright' ), number_format_i18n( $changing ) ) );
		if ( $stuck > 0 ) {
			/* translators: %s: number of products and variations. */
			echo ' ' . esc_html( sprintf( _n( '%s can’t be changed as you chose; the reason is below.', '%s can’t be changed as you chose; the reasons are below.', $stuck, 'storewright' ), number_format_i18n( $stuck ) ) );
		}
		echo '</p>';
		$this->render_table();
		printf( '<form method="post" action="%s">', esc_url( $url ) );
		wp_nonce_field( $this->nonce );
		Controls::hidden( $fields + [ 'digest' => EditPlan::digest( $this->plan ) ] );
		echo '<p class="submit">';
		if ( $changing > 0 ) {
			printf(
				'<button type="submit" class="button button-primary" name="step" value="apply">%s</button> ',
				/* translators: %s: number of products and variations. */
				esc_html( sprintf( _n( 'Save %s change', 'Save %s changes', $changing, 'storewright' ), number_format_i18n( $changing ) ) )
			);
		}
		printf(
			'<button type="submit" class="button" name="step" value="back">%s</button> <a class="button" href="%s">%s</a></p></form>',
			esc_html__( 'Back to the form', 'storewright' ),
			esc_url( $list ),
			esc_html__( 'Cancel', 'storewright' )
		);
	}

	private function render_table(): void {
		if ( [] === $this->plan ) {
			printf( '<p>%s</p>', esc_html__( 'The products are already as you chose. Nothing changes.', 'storewright' ) );
			return;
		}
		$fields = PlanTexts::fields();
		printf(
			'<div class="storewright-catalog__table" role="region" tabindex="0" aria-label="%1$s"><table class="widefat striped"><thead><tr><th scope="col">%2$s</th><th scope="col">%3$s</th><th scope="col">%4$s</th><th scope="col">%5$s</th></tr></thead><tbody>',
			esc_attr__( 'What changes', 'storewright' ),
			esc_html__( 'Product', 'storewright' ),
			esc_html__( 'What', 'storewright' ),
			esc_html__( 'Now', 'storewright' ),
			esc_html__( 'Becomes', 'storewright' )
		);
		foreach ( $this->plan as $row ) {
			$name = $row->product->name . ( '' === $row->product->sku ? '' : " ({$row->product->sku})" );
			foreach ( $row->values as $field => $value ) {
				printf(
					'<tr><th scope="row">%s</th><td>%s</td><td>%s</td><td><strong>%s</strong></td></tr>',
					esc_html( $name ),
					esc_html( $fields[ $field ] ?? $field ),
					esc_html( $value['old'] ),
					esc_html( $value['new'] )
				);
			}
			foreach ( $row->problems as $problem ) {
				printf(
					'<tr class="storewright-catalog__problem"><th scope="row">%s</th><td colspan="3"><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s</td></tr>',
					esc_html( $name ),
					esc_html( $problem )
				);
			}
		}
		echo '</tbody></table></div>';
	}
}
