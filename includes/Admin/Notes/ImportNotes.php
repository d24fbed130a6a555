<?php
declare(strict_types=1);

namespace Storewright\Admin\Notes;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use Throwable;

/**
 * Leaves a note once an import of products has ended that nobody watched to its end.
 */
final class ImportNotes implements Module {

	public const NAME = 'storewright-import-finished';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Listens to imports.
	 */
	public function register(): void {
		add_action( 'storewright_product_import_finished', $this->finished( ... ), 10, 2 );
	}

	private function finished( mixed $import = null, mixed $counts = null ): void {
		if ( ! is_array( $counts ) ) {
			return;
		}
		$count = static fn( string $outcome ): int => is_int( $counts[ $outcome ] ?? null ) ? $counts[ $outcome ] : 0;
		try {
			( new NoteServices( $this->context ) )->repository()->add(
				self::note( $count( 'created' ), $count( 'updated' ), $count( 'skipped' ), $count( 'failed' ) )
			);
		} catch ( Throwable $error ) {
			// The products are there all the same.
			$this->context->log->error( "A message could not be put into the inbox: {$error->getMessage()}" );
		}
	}

	private static function note( int $created, int $updated, int $skipped, int $failed ): NewNote {
		/* translators: %s: number of products. */
		$added = _n( '%s product was added.', '%s products were added.', $created, 'storewright' );
		/* translators: %s: number of products. */
		$changed = _n( '%s product was updated.', '%s products were updated.', $updated, 'storewright' );
		/* translators: %s: number of products. */
		$same = _n( '%s product was already in your store.', '%s products were already in your store.', $skipped, 'storewright' );
		/* translators: %s: number of rows. */
		$left  = _n( '%s row was not imported.', '%s rows were not imported.', $failed, 'storewright' );
		$lines = [];
		foreach ( [ [ $created, $added ], [ $updated, $changed ], [ $skipped, $same ], [ $failed, $left ] ] as [ $number, $text ] ) {
			if ( $number > 0 || $text === $added ) {
				$lines[] = sprintf( $text, number_format_i18n( $number ) );
			}
		}
		$corrections = new NewNoteAction(
			'corrections',
			__( 'View rows with problems', 'storewright' ),
			admin_url( 'admin.php?page=wc-admin&task=products&import=1' ),
			'import'
		);
		$products    = new NewNoteAction(
			'products',
			__( 'View products', 'storewright' ),
			admin_url( 'edit.php?post_type=product' ),
			'edit_products'
		);
		return new NewNote(
			self::NAME,
			__( 'Import finished', 'storewright' ),
			implode( '<br>', $lines ),
			[ ...( $failed > 0 ? [ $corrections ] : [] ), ...( $created + $updated > 0 ? [ $products ] : [] ) ],
			NoteType::Info,
			ShopNotes::SOURCE,
			repeats: true
		);
	}
}
