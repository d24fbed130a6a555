<?php
declare(strict_types=1);

namespace Storewright\Screens\Visibility;

use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Visibility\PreviewLink;
use Storewright\Store\Visibility\PreviewLinks;
use Storewright\Store\Visibility\PrivateLink;
use Storewright\Store\Visibility\VisibilitySettings;

/**
 * Links with names that show a site that is coming soon to guests: made, and revoked.
 */
final class PreviewLinksSection implements SettingsSection {

	private const HEADS_OF_TIMES = [ 'created', 'expires', 'last_use' ];

	private readonly PreviewLinks $links;

	/**
	 * The address of the link that was just made: this is the only time it is shown.
	 */
	private string $made = '';

	private ?PreviewLink $revoked = null;

	/**
	 * What is wrong, a translated sentence.
	 */
	private string $error = '';

	private string $typed = '';

	public function __construct( private readonly Context $context ) {
		$this->links = new PreviewLinks( $context );
	}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return 'preview-links';
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return VisibilitySettings::GROUP;
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'Preview links', 'storewright' );
	}

	/**
	 * Makes a link or revokes one. There is always something to show afterwards.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		$field       = static fn( string $name ): string => is_string( $posted[ $name ] ?? null ) ? $posted[ $name ] : '';
		$this->typed = $field( 'preview_name' );
		try {
			if ( '' !== $field( 'preview_revoke' ) ) {
				$this->revoked = $this->links->revoke( $field( 'preview_revoke' ) );
			} else {
				$key         = $this->links->create( $this->typed, (int) $field( 'preview_days' ) );
				$this->made  = add_query_arg( PrivateLink::NAME, $key, home_url( '/' ) );
				$this->typed = '';
			}
		} catch ( InvalidInput $refusal ) {
			$this->error = implode( ' ', [] === $refusal->params ? [ $refusal->getMessage() ] : $refusal->params );
		} catch ( DomainError $refusal ) {
			$this->error = $refusal->getMessage();
		}
		return false;
	}

	/**
	 * Prints what just happened, the form for a new link, and those that there are.
	 */
	public function render(): void {
		printf(
			'<p>%s</p>',
			esc_html__(
				'Show the site to someone while it is coming soon. Guests can look at everything, and change nothing. Each link can be revoked on its own.',
				'storewright'
			)
		);
		$this->render_news();
		$this->render_form();
		$this->render_table();
	}

	private function render_news(): void {
		if ( '' !== $this->made ) {
			printf(
				'<div class="notice notice-success inline" role="status"><p><strong>%s</strong> %s</p><p><label for="storewright-preview-link">%s</label><br><span class="storewright-copied"><input type="text" id="storewright-preview-link" class="large-text code ltr" readonly autocomplete="off" value="%s" data-storewright-copy></span></p></div>',
				esc_html__( 'The link was created.', 'storewright' ),
				esc_html__( 'Copy it now. It is not shown again.', 'storewright' ),
				esc_html__( 'Preview link', 'storewright' ),
				esc_attr( $this->made )
			);
		}
		if ( null !== $this->revoked ) {
			printf(
				'<div class="notice notice-success inline" role="status"><p>%s</p></div>',
				/* translators: %s: who a link was for. */
				esc_html( sprintf( __( 'The link for “%s” was revoked.', 'storewright' ), $this->revoked->name ) )
			);
		}
		if ( '' !== $this->error ) {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( $this->error ) );
		}
	}

	private function render_form(): void {
		printf(
			'<section class="storewright-settings__card"><h3>%s</h3><table class="form-table" role="presentation"><tbody><tr><th scope="row"><label for="preview_name">%s</label></th><td><input type="text" class="regular-text" id="preview_name" name="preview_name" value="%s" maxlength="%d" dir="auto" autocomplete="off" aria-describedby="preview_name-help"><p class="description" id="preview_name-help">%s</p></td></tr>',
			esc_html__( 'New link', 'storewright' ),
			esc_html__( 'Name', 'storewright' ),
			esc_attr( $this->typed ),
			absint( PreviewLinks::MAX_NAME_LENGTH ),
			esc_html__( 'Who the link is for.', 'storewright' )
		);
		printf(
			'<tr><th scope="row"><label for="preview_days">%s</label></th><td><select id="preview_days" name="preview_days">',
			esc_html__( 'Expires', 'storewright' )
		);
		foreach ( PreviewLinks::DAYS as $days ) {
			printf( '<option value="%d">%s</option>', absint( $days ), esc_html( self::duration( $days ) ) );
		}
		printf(
			'</select></td></tr></tbody></table><p class="submit"><button type="submit" class="button button-primary">%s</button></p></section>',
			esc_html__( 'Create link', 'storewright' )
		);
	}

	private static function duration( int $days ): string {
		if ( 0 === $days ) {
			return __( 'Never', 'storewright' );
		}
		/* translators: %s: number of days. */
		return sprintf( _n( 'After %s day', 'After %s days', $days, 'storewright' ), number_format_i18n( $days ) );
	}

	private function render_table(): void {
		$links = $this->links->all();
		if ( [] === $links ) {
			printf( '<p>%s</p>', esc_html__( 'No links yet.', 'storewright' ) );
			return;
		}
		$labels = [
			'created'  => __( 'Created', 'storewright' ),
			'expires'  => __( 'Expires', 'storewright' ),
			'last_use' => __( 'Last used', 'storewright' ),
		];
		printf(
			'<div class="storewright-settings__card storewright-settings__table" role="region" aria-label="%s"><table class="widefat striped"><thead><tr>',
			esc_attr( $this->label() )
		);
		foreach ( [ __( 'Name', 'storewright' ), ...array_values( $labels ), __( 'Actions', 'storewright' ) ] as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $links as $link ) {
			printf( '<tr><th scope="row">%s</th>', esc_html( $link->name ) );
			foreach ( self::HEADS_OF_TIMES as $field ) {
				printf( '<td data-label="%s">%s</td>', esc_attr( $labels[ $field ] ), esc_html( $this->time( $link, $field ) ) );
			}
			printf(
				'<td><button type="submit" class="button button-link-delete" name="preview_revoke" value="%s">%s<span class="screen-reader-text"> %s</span></button></td></tr>',
				esc_attr( $link->id ),
				esc_html__( 'Revoke', 'storewright' ),
				esc_html( $link->name )
			);
		}
		echo '</tbody></table></div>';
	}

	private function time( PreviewLink $link, string $field ): string {
		$date = match ( $field ) {
			'created' => $link->created,
			'expires' => $link->expires,
			default   => $link->last_use,
		};
		if ( ! $date instanceof DateTimeImmutable ) {
			return __( 'Never', 'storewright' );
		}
		$format = $this->context->options->string( 'date_format', 'Y-m-d' ) . ' ' . $this->context->options->string( 'time_format', 'H:i' );
		$text   = (string) wp_date( $format, $date->getTimestamp() );
		return 'expires' === $field && ! $link->holds( $this->context->clock->now() )
			/* translators: %s: date and time. */
			? sprintf( __( 'Expired %s', 'storewright' ), $text )
			: $text;
	}
}
