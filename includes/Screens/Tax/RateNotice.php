<?php
declare(strict_types=1);

namespace Storewright\Screens\Tax;

/**
 * What is said above a table of rates: what failed, what was done, or what is to be confirmed.
 */
final class RateNotice {

	/**
	 * @param string       $kind    Of WordPress's notices; '' for none.
	 * @param string       $text
	 * @param list<string> $details
	 * @param bool         $asks    Whether the removal is to be confirmed.
	 */
	private function __construct(
		private readonly string $kind,
		private readonly string $text = '',
		private readonly array $details = [],
		private readonly bool $asks = false
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
	 */
	public static function success( string $text ): self {
		return new self( 'success', $text );
	}

	/**
	 * So many rates are to be removed that it can't be undone.
	 */
	public static function question( int $count ): self {
		return new self(
			'warning',
			sprintf(
				/* translators: %s: number of tax rates. */
				_n( 'Remove %s rate? So many can’t be undone.', 'Remove %s rates? So many can’t be undone.', $count, 'storewright' ),
				number_format_i18n( $count )
			),
			[],
			true
		);
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
		if ( $this->asks ) {
			printf(
				'<p><button type="submit" class="button" name="rate_remove" value="confirmed">%s</button></p>',
				esc_html__( 'Remove rates', 'storewright' )
			);
		}
		echo '</div>';
	}
}
