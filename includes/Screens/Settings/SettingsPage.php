<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Store\Settings\Audit\AuditLog;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Settings\SettingsUrl;

/**
 * `admin.php?page=wc-settings&tab=…&section=…`: the shop's settings as plain forms that need no script.
 */
final class SettingsPage {

	/**
	 * The menu that holds the page; where nothing makes it the page has no entry, but answers.
	 */
	private const MENU = 'wc-admin';

	/**
	 * Action of the nonce of every form of the page.
	 */
	public const NONCE = 'storewright-settings';

	private readonly Sections $sections;

	private ?SettingsGroup $tab = null;

	private ?SettingsSection $section = null;

	/**
	 * Why a section could not do what its form asks for, where it does not say so itself.
	 */
	private string $failure = '';

	/**
	 * Whether a change was undone by a form whose page is shown once more, with what was typed into it.
	 */
	private bool $is_undone = false;

	/**
	 * @var array<string, SettingsSection> Sections of the tab that is shown.
	 */
	private array $siblings = [];

	public function __construct( private readonly Context $context ) {
		$this->sections = new Sections( $context, new SettingsRegistry() );
	}

	/**
	 * Adds the page to the menu.
	 */
	public function add_to_menu(): void {
		$hook = add_submenu_page(
			self::MENU,
			__( 'Settings', 'storewright' ),
			__( 'Settings', 'storewright' ),
			Capabilities::MANAGE,
			SettingsUrl::SLUG,
			[ $this, 'render' ]
		);
		if ( false !== $hook ) {
			add_action( "load-$hook", [ $this, 'load' ] );
		}
	}

	/**
	 * Finds what is asked for and does what a form asks for, before anything is printed.
	 */
	public function load(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- respond() checks it.
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared only.
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : 'GET';

		$next = $this->respond( wp_unslash( $_GET ), 'POST' === $method ? wp_unslash( $_POST ) : null );
		// phpcs:enable
		if ( null !== $next ) {
			wp_safe_redirect( $next );
			exit;
		}
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
		add_filter( 'admin_title', [ $this, 'title' ] );
	}

	/**
	 * Does what load() is for.
	 *
	 * @param array<mixed>      $query  What the address says.
	 * @param array<mixed>|null $posted The form's fields, null where none was sent.
	 * @return string|null Where to go on, null where this page is to be shown.
	 */
	public function respond( array $query, ?array $posted ): ?string {
		$this->find( $query );
		if ( null === $this->tab || null === $this->section ) {
			// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Two words.
			wp_die( esc_html__( 'This settings page does not exist.', 'storewright' ), '', [ 'response' => 404, 'back_link' => true ] );
		}
		if ( null === $posted ) {
			if ( $this->section instanceof AddressedSection && ! $this->section->is_there() ) {
				// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Two words.
				wp_die( esc_html__( 'What this address names does not exist. It may have been deleted.', 'storewright' ), '', [ 'response' => 404, 'back_link' => true ] );
			}
			return null;
		}
		check_admin_referer( self::NONCE );
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change settings.', 'storewright' ), '', [ 'response' => 403 ] );
		}
		try {
			if ( isset( $posted[ UndoForm::FIELD ] ) ) {
				return $this->undo( $this->tab, $this->section, $posted );
			}
			$recorded = count( AuditLog::recorded() );
			if ( ! $this->section->handle( $posted ) ) {
				return null;
			}
			$url = add_query_arg( 'saved', '1', $this->url( $this->tab, $this->section ) );
			return $this->section instanceof HasOwnUndo ? $url : UndoForm::offered( $url, array_slice( AuditLog::recorded(), $recorded ) );
		} catch ( DomainError $failure ) {
			$this->failure   = $failure->getMessage();
			$this->is_undone = false;
			return null;
		}
	}

	/**
	 * Names the section in the browser's title.
	 *
	 * @param mixed $title What WordPress would say.
	 */
	public function title( mixed $title ): string {
		return ( null === $this->section ? '' : $this->section->label() . ' ‹ ' ) . ( is_string( $title ) ? $title : '' );
	}

	/**
	 * Enqueues the page's style, and the script that makes long lists searchable.
	 */
	public function enqueue(): void {
		$this->context->assets->enqueue( 'settings' );
	}

	/**
	 * Prints the page.
	 */
	public function render(): void {
		$tab     = $this->tab;
		$section = $this->section;
		if ( null === $tab || null === $section ) {
			return;
		}
		echo '<div class="wrap storewright storewright-settings" id="storewright-settings">';
		/**
		 * Fires at the top of the plugin's settings page, before its heading.
		 */
		do_action( 'storewright_settings_header' );
		printf( '<h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end">', esc_html__( 'Settings', 'storewright' ) );
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		if ( $this->is_undone || isset( $_GET['saved'] ) ) {
			$said = $this->is_undone ? [ 'saved' => 'undone' ] : wp_unslash( $_GET );
			( new UndoForm( $this->context ) )->render_notice( $said, $this->url( $tab, $section ) );
		}
		// phpcs:enable
		if ( '' !== $this->failure ) {
			printf( '<div class="notice notice-error" role="alert"><p>%s</p></div>', esc_html( $this->failure ) );
		}
		$this->render_tabs( $tab );
		$this->render_sections( $tab, $section );
		$place = $this->place( $section );
		/**
		 * Fires above the heading of a section of the plugin's settings page.
		 *
		 * @param string $tab     Id of the tab.
		 * @param string $section Name of the section, '' for the tab's first one.
		 */
		do_action( 'storewright_before_settings_section', $tab->id, $place );
		printf(
			'<h2 tabindex="-1">%s</h2><form class="storewright-settings__form" method="post" action="%s" data-storewright-session="%s" novalidate>',
			esc_html( $section->label() ),
			esc_url( $this->url( $tab, $section ) ),
			esc_attr( wp_create_nonce( 'wp_rest' ) )
		);
		wp_nonce_field( self::NONCE, '_wpnonce', false );
		$section->render();
		echo '</form>';
		/**
		 * Fires below the form of a section of the plugin's settings page.
		 *
		 * @param string $tab     Id of the tab.
		 * @param string $section Name of the section, '' for the tab's first one.
		 */
		do_action( 'storewright_after_settings_section', $tab->id, $place );
		echo '</div>';
	}

	/**
	 * @param array<mixed> $query
	 */
	private function find( array $query ): void {
		$tabs           = $this->sections->tabs();
		$tab            = $query['tab'] ?? array_key_first( $tabs );
		$this->tab      = is_string( $tab ) ? $tabs[ $tab ] ?? null : null;
		$this->siblings = null === $this->tab ? [] : $this->sections->of( $this->tab );
		$section        = $query['section'] ?? '';
		// WooCommerce's links to e-mails name a class.
		$section = is_string( $section ) ? (string) preg_replace( '/^wc_email_/', 'email_', strtolower( $section ) ) : null;
		// A tab whose first section has nothing to show begins with the next one.
		$section       = '' === $section ? (string) array_key_first( $this->siblings ) : $section;
		$this->section = null === $section ? null : $this->siblings[ $section ] ?? null;
		foreach ( $this->siblings as $sibling ) {
			if ( $sibling instanceof AddressedSection && $sibling->arrive( $query ) && '' === ( $query['section'] ?? '' ) ) {
				$this->section = $sibling;
			}
		}
	}

	/**
	 * @param SettingsGroup   $tab
	 * @param SettingsSection $section
	 * @param array<mixed>    $posted
	 * @return string|null Where to go on, null where this page is to be shown.
	 * @throws DomainError If it can't be undone.
	 */
	private function undo( SettingsGroup $tab, SettingsSection $section, array $posted ): ?string {
		try {
			( new UndoForm( $this->context ) )->handle( $posted );
		} finally {
			$this->is_undone = $section instanceof KeepsTyped && $section->keep( $posted );
		}
		// What the address names may be gone by that.
		$url = $section instanceof AddressedSection ? SettingsUrl::of( $tab->id ) : $this->url( $tab, $section );
		return $this->is_undone ? null : add_query_arg( 'saved', 'undone', $url );
	}

	/**
	 * The address of a section.
	 */
	private function url( SettingsGroup $tab, SettingsSection $section ): string {
		if ( $section instanceof AddressedSection ) {
			return $section->url();
		}
		$place = $section instanceof HasPlace ? $section->place() : [];
		return add_query_arg( array_map( rawurlencode( ... ), $place ), SettingsUrl::of( $tab->id, $section->id() ) );
	}

	private function render_tabs( SettingsGroup $current ): void {
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Settings tabs', 'storewright' ) );
		foreach ( $this->sections->tabs() as $tab ) {
			self::render_link( SettingsUrl::of( $tab->id ), $tab->label, $tab->id === $current->id, 'nav-tab', 'nav-tab-active' );
		}
		echo '</nav>';
	}

	private function render_sections( SettingsGroup $tab, SettingsSection $current ): void {
		if ( $current instanceof InnerSection ) {
			$first = ( $this->siblings[''] ?? null )?->label() ?? $tab->label;
			printf(
				'<p class="storewright-back"><a href="%s">%s</a></p>',
				esc_url( SettingsUrl::of( $tab->id ) ),
				/* translators: %s: name of a list or section. */
				esc_html( sprintf( __( 'Back to “%s”', 'storewright' ), $first ) )
			);
			return;
		}
		$siblings = array_filter( $this->siblings, static fn( SettingsSection $section ) => ! $section instanceof InnerSection );
		if ( count( $siblings ) < 2 ) {
			return;
		}
		/**
		 * Filters whether the links to the sections of a tab are for a page without scripts alone, since a script shows what they lead to.
		 *
		 * @param bool   $has_own Whether a script does.
		 * @param string $tab     Id of the tab.
		 * @param string $section Name of the section, '' for the tab's first one.
		 */
		$has_own = true === apply_filters( 'storewright_settings_has_own_links', false, $tab->id, $this->place( $current ) );
		echo $has_own ? '<noscript>' : '';
		printf(
			'<nav aria-label="%s"><ul class="storewright-sections">',
			/* translators: %s: name of a tab. */
			esc_attr( sprintf( __( 'Sections of %s', 'storewright' ), $tab->label ) )
		);
		foreach ( $siblings as $section ) {
			echo '<li>';
			self::render_link(
				SettingsUrl::of( $tab->id, $section->id() ),
				$section->label(),
				$section->id() === $current->id(),
				'storewright-section',
				'current'
			);
			echo '</li>';
		}
		echo '</ul></nav>';
		echo $has_own ? '</noscript>' : '';
	}

	/**
	 * The name of a section, '' for the tab's first one.
	 *
	 * @param SettingsSection $section Of the tab that is shown.
	 */
	private function place( SettingsSection $section ): string {
		return (string) array_key_first( $this->siblings ) === $section->id() ? '' : $section->id();
	}

	private static function render_link( string $url, string $label, bool $is_current, string $style, string $current_style ): void {
		if ( $is_current ) {
			printf(
				'<a href="%s" class="%s %s" aria-current="page">%s</a>',
				esc_url( $url ),
				esc_attr( $style ),
				esc_attr( $current_style ),
				esc_html( $label )
			);
		} else {
			printf( '<a href="%s" class="%s">%s</a>', esc_url( $url ), esc_attr( $style ), esc_html( $label ) );
		}
	}
}
