<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Settings\Audit\AuditEntry;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\Audit\AuditQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsSection;

/**
 * Who changed which setting lately.
 */
final class AuditSection implements SettingsSection {

	private const ON_A_PAGE = 25;

	/**
	 * How much of a value is shown, in characters.
	 */
	private const SHOWN = 200;

	public function __construct( private readonly Context $context, private readonly SettingsRegistry $registry ) {}

	/**
	 * Its name in the address.
	 */
	public function id(): string {
		return 'changes';
	}

	/**
	 * The tab that shows it.
	 */
	public function tab(): string {
		return 'advanced';
	}

	/**
	 * Its translated name.
	 */
	public function label(): string {
		return __( 'Change log', 'storewright' );
	}

	/**
	 * There is nothing to do.
	 *
	 * @param array<mixed> $posted The form's fields.
	 */
	public function handle( array $posted ): bool {
		return false;
	}

	/**
	 * Prints the changes, a page at a time.
	 */
	public function render(): void {
		$query = new AuditQuery( $this->context );
		$count = $query->count();
		printf(
			'<p>%s</p>',
			/* translators: %s: number of days. */
			esc_html( sprintf( __( 'Changes to settings. Kept for %s days.', 'storewright' ), number_format_i18n( AuditLog::DAYS ) ) )
		);
		if ( 0 === $count ) {
			printf( '<p>%s</p>', esc_html__( 'No changes yet.', 'storewright' ) );
			return;
		}
		$pages = (int) ceil( $count / self::ON_A_PAGE );
		$page  = min( $pages, self::asked_page() );
		$heads = [
			__( 'When', 'storewright' ),
			__( 'User', 'storewright' ),
			__( 'Setting', 'storewright' ),
			__( 'Before', 'storewright' ),
			__( 'After', 'storewright' ),
		];
		echo '<div class="storewright-settings__card storewright-settings__table" role="region" aria-label="'
			. esc_attr( $this->label() )
			. '"><table class="widefat striped"><thead><tr>';

		foreach ( $heads as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		$entries = $query->newest( self::ON_A_PAGE, ( $page - 1 ) * self::ON_A_PAGE );
		cache_users( array_map( static fn( AuditEntry $entry ) => $entry->user_id, $entries ) );
		array_map( $this->render_entry( ... ), $entries );
		echo '</tbody></table></div>';
		self::render_pages( $page, $pages );
	}

	private function render_entry( AuditEntry $entry ): void {
		$user = 0 === $entry->user_id ? false : get_userdata( $entry->user_id );
		$who  = false === $user ? __( 'System', 'storewright' ) : $user->display_name;
		printf(
			'<tr><td>%s</td><td data-label="%s">%s</td><td data-label="%s">%s</td><td data-label="%s">%s</td><td data-label="%s">%s</td></tr>',
			esc_html(
				(string) wp_date(
					$this->context->options->string( 'date_format', 'Y-m-d' )
						. ' '
						. $this->context->options->string( 'time_format', 'H:i' ),
					$entry->date->getTimestamp()
				)
			),
			esc_attr__( 'User', 'storewright' ),
			esc_html( $who ),
			esc_attr__( 'Setting', 'storewright' ),
			esc_html( $this->name( $entry ) ),
			esc_attr__( 'Before', 'storewright' ),
			esc_html( self::excerpt( $entry->old ) ),
			esc_attr__( 'After', 'storewright' ),
			esc_html( self::excerpt( $entry->new ) )
		);
	}

	/**
	 * Returns the setting's label, or its id where it is not known here.
	 */
	private function name( AuditEntry $entry ): string {
		try {
			return $this->registry->setting( $entry->group_id, $entry->setting )->label . " ({$entry->group_id})";
		} catch ( NotFound ) {
			return "{$entry->setting} ({$entry->group_id})";
		}
	}

	private static function render_pages( int $page, int $pages ): void {
		$links = paginate_links(
			[
				'base'    => add_query_arg( 'paged', '%#%' ),
				'format'  => '',
				'current' => $page,
				'total'   => $pages,
			]
		);
		if ( is_string( $links ) && '' !== $links ) {
			printf(
				'<nav class="storewright-pages" aria-label="%s">%s</nav>',
				esc_attr__( 'Change log pages', 'storewright' ),
				wp_kses_post( $links )
			);
		}
	}

	private static function asked_page(): int {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		return isset( $_GET['paged'] ) && is_string( $_GET['paged'] ) ? max( 1, absint( wp_unslash( $_GET['paged'] ) ) ) : 1;
	}

	private static function excerpt( string $text ): string {
		if ( '' === $text ) {
			return '–';
		}
		return mb_strlen( $text ) > self::SHOWN ? mb_substr( $text, 0, self::SHOWN ) . '…' : $text;
	}
}
