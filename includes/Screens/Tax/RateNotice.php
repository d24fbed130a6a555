<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

use Storewright\Screens\Settings\UndoForm;
use Storewright\Store\SettingsLog\Reverts;

/**
 * What is said above a table of rates: what failed, or what was done.
 */
final class RateNotice {

	/**
	 * @param string       $kind    Of WordPress's notices; '' for none.
	 * @param string       $text
	 * @param list<string> $details
	 * @param list<int>    $undo    Records of changes that can be undone.
	 */
	private function __construct(
		private readonly string $kind,
		private readonly string $text = '',
		private readonly array $details = [],
		private readonly array $undo = []
	) {}

	/**
	 * Nothing to say.
	 */
	public static function none(): self {
		return new self( '' );
	}

	/**
	 * Something failed.
	 *
	 * @param string       $text
	 * @param list<string> $details
	 */
	public static function error( string $text, array $details = [] ): self {
		return new self( 'error', $text, $details );
	}

	/**
	 * Something was done.
	 *
	 * @param string    $text
	 * @param list<int> $undo Records of what was changed.
	 */
	public static function success( string $text, array $undo = [] ): self {
		return new self( 'success', $text, [], count( $undo ) > Reverts::MOST ? [] : $undo );
	}

	/**
	 * Some lines could not be written.
	 *
	 * @param list<RateRow> $rows
	 */
	public static function of_rows( array $rows ): self {
		$count = count( array_filter( $rows, static fn( RateRow $row ) => $row->is_refused() ) );
		return self::error(
			sprintf(
				/* translators: %s: number of rows of a table. */
				_n( 'Nothing was saved: %s rate needs your attention.', 'Nothing was saved: %s rates need your attention.', $count, 'storewright' ),
				number_format_i18n( $count )
			)
		);
	}

	/**
	 * Prints it.
	 */
	public function render(): void {
		if ( '' === $this->kind ) {
			return;
		}
		printf(
			'<div class="notice notice-%s inline" role="%s"><p>%s</p>',
			esc_attr( $this->kind ),
			'success' === $this->kind ? 'status' : 'alert',
			esc_html( $this->text )
		);
		if ( [] !== $this->details ) {
			printf( '<ul><li>%s</li></ul>', implode( '</li><li>', array_map( esc_html( ... ), $this->details ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped one by one.
		}
		if ( [] !== $this->undo ) {
			printf(
				'<p><button type="submit" class="button-link" name="%s" value="%s">%s</button></p>',
				esc_attr( UndoForm::FIELD ),
				esc_attr( implode( '.', $this->undo ) ),
				esc_html__( 'Undo', 'storewright' )
			);
		}
		echo '</div>';
	}
}
