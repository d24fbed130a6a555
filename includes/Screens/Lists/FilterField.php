<?php
declare(strict_types=1);

namespace Storewright\Screens\Lists;

/**
 * A filter above a list: a choice, or a field of text, a number or a day.
 */
final class FilterField {

	/**
	 * @param string                $name    Its name in the address.
	 * @param string                $label   What it is called.
	 * @param array<string, string> $choices Value => name, the first for all; none for a field that one types into.
	 * @param string                $type    Type of the field that one types into: `text`, `number`, `date`.
	 */
	public function __construct(
		public readonly string $name,
		private readonly string $label,
		private readonly array $choices = [],
		private readonly string $type = 'text'
	) {}

	/**
	 * Prints it.
	 *
	 * @param string $form  Id of the form that it belongs to, wherever it stands.
	 * @param string $value What is asked for, '' for nothing.
	 */
	public function render( string $form, string $value ): void {
		$id = "$form-$this->name";
		if ( [] === $this->choices ) {
			printf(
				'<span class="storewright-list__field"><label for="%1$s">%2$s</label><input type="%3$s" id="%1$s" name="%4$s" value="%5$s" form="%6$s"%7$s></span>',
				esc_attr( $id ),
				esc_html( $this->label ),
				esc_attr( $this->type ),
				esc_attr( $this->name ),
				esc_attr( $value ),
				esc_attr( $form ),
				'number' === $this->type ? ' min="1" step="1" inputmode="numeric"' : ''
			);
			return;
		}
		printf(
			'<label class="screen-reader-text" for="%1$s">%2$s</label><select id="%1$s" name="%3$s" form="%4$s">',
			esc_attr( $id ),
			esc_html( $this->label ),
			esc_attr( $this->name ),
			esc_attr( $form )
		);
		foreach ( $this->choices as $choice => $name ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $choice ), selected( $value, (string) $choice, false ), esc_html( $name ) );
		}
		echo '</select>';
	}
}
