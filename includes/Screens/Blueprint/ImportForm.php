<?php
declare(strict_types=1);

namespace Storewright\Screens\Blueprint;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Screens\Settings\PostedSettings;
use Storewright\Screens\Settings\SettingsPage;
use Storewright\Store\Blueprint\Import\BlueprintReader;
use Storewright\Store\Blueprint\Import\Difference;
use Storewright\Store\Blueprint\Import\Importer;
use Storewright\Store\Blueprint\Import\Upload;
use Storewright\Store\Blueprint\Step;
use Storewright\Store\Settings\SettingsUrl;

/**
 * The import of a blueprint without a script: a file is brought, what it would change is shown, and what is chosen is changed.
 */
final class ImportForm {

	/**
	 * The field that says what is asked for.
	 */
	public const ACTION = 'blueprint_action';

	private const FILE = 'blueprint_file';

	/**
	 * How many changes of a step can be chosen one by one. Those beyond share a box.
	 */
	private const ONE_BY_ONE = 150;

	private readonly Importer $importer;

	/**
	 * What the blueprint that is looked through would change; null where none is.
	 *
	 * @var list<Difference>|null
	 */
	private ?array $differences = null;

	private string $token = '';

	/**
	 * Ids of what was chosen, null where nothing was sent yet.
	 *
	 * @var list<string>|null
	 */
	private ?array $accepted = null;

	/**
	 * What is wrong with a file.
	 *
	 * @var list<string>
	 */
	private array $errors = [];

	public function __construct( Context $context ) {
		$this->importer = new Importer( $context );
	}

	/**
	 * Does what the form asks for.
	 *
	 * @param array<mixed> $posted
	 * @return bool Whether it is done.
	 */
	public function handle( array $posted ): bool {
		return match ( $posted[ self::ACTION ] ) {
			'upload'   => $this->upload(),
			'import'   => $this->import( $posted ),
			'rollback' => $this->roll_back(),
			default    => $this->cancel(),
		};
	}

	/**
	 * Whether what a blueprint would change is to be shown.
	 */
	public function is_review(): bool {
		return null !== $this->differences;
	}

	/**
	 * Prints the form that takes a file, and the button that takes the last import back.
	 */
	public function render_upload(): void {
		printf( '<h3>%s</h3>', esc_html__( 'Import', 'storewright' ) );
		self::begin_form( true );
		printf(
			'<p>%s</p>',
			esc_html__( 'Upload a blueprint to see what it would change. Nothing is changed until you confirm it, and no plugin is installed.', 'storewright' )
		);
		$this->render_errors();
		printf(
			'<section class="storewright-settings__card"><div class="storewright-field"><label for="storewright-blueprint-file">%s</label><input type="file" id="storewright-blueprint-file" name="%s" accept=".json,.zip,application/json,application/zip" required aria-describedby="storewright-blueprint-file-help"%s><p class="description" id="storewright-blueprint-file-help">%s</p></div></section>',
			esc_html__( 'Blueprint file', 'storewright' ),
			esc_attr( self::FILE ),
			[] === $this->errors ? '' : ' aria-invalid="true" autofocus',
			esc_html(
				/* translators: %s: size of a file, such as 2 MB. */
				sprintf( __( 'JSON, or a zip file with it; at most %s.', 'storewright' ), (string) size_format( min( wp_max_upload_size(), BlueprintReader::MAX_BYTES ) ) )
			)
		);
		self::render_button( 'upload', __( 'Show what would change', 'storewright' ), 'button' );
		echo '</form>';
		$this->render_last();
	}

	/**
	 * Prints what a blueprint would change, each with a box to choose it.
	 */
	public function render_review(): void {
		$all = $this->differences ?? [];
		printf(
			'<input type="hidden" name="blueprint_token" value="%s"><input type="hidden" name="blueprint_shown" value="%s">',
			esc_attr( $this->token ),
			esc_attr( Importer::mark( $all ) )
		);
		if ( [] === $all ) {
			printf( '<p>%s</p>', esc_html__( 'Your store is set up like this blueprint already. There is nothing to import.', 'storewright' ) );
			self::render_button( 'cancel', __( 'Back', 'storewright' ), 'button' );
			return;
		}
		printf(
			'<p>%s</p>',
			esc_html__( 'This is what the blueprint would change. Clear the boxes of what is to stay as it is. Either everything you choose is imported, or nothing. You can undo the import for a day.', 'storewright' )
		);
		foreach ( self::by_step( $all ) as $differences ) {
			$this->render_step( $differences );
		}
		printf( '<input type="hidden" name="%s" value="1"><p class="submit">', esc_attr( PostedSettings::END ) );
		printf(
			'<button type="submit" class="button button-primary" name="%1$s" value="import">%2$s</button> <button type="submit" class="button" name="%1$s" value="cancel">%3$s</button></p>',
			esc_attr( self::ACTION ),
			esc_html__( 'Import', 'storewright' ),
			esc_html__( 'Cancel', 'storewright' )
		);
	}

	private function upload(): bool {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- The page has checked the nonce; the file is read as data.
		$file = isset( $_FILES[ self::FILE ] ) && is_array( $_FILES[ self::FILE ] ) ? $_FILES[ self::FILE ] : [];
		// phpcs:enable
		$path = is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		try {
			$error = is_int( $file['error'] ?? null ) ? $file['error'] : UPLOAD_ERR_NO_FILE;
			if ( UPLOAD_ERR_OK !== $error || ! is_uploaded_file( $path ) ) {
				$this->errors = [ self::upload_error( $error ) ];
				return false;
			}
			$this->review( BlueprintReader::json_of( $path ) );
		} catch ( InvalidInput $refusal ) {
			$this->errors = array_values( $refusal->params );
		}
		return false;
	}

	/**
	 * Shows what a blueprint would change.
	 *
	 * @throws InvalidInput If it can't be taken.
	 */
	private function review( string $json ): void {
		$this->differences = $this->importer->differences( $json );
		$this->token       = Upload::keep( $json );
	}

	/**
	 * @param array<mixed> $posted
	 */
	private function import( array $posted ): bool {
		$token = is_string( $posted['blueprint_token'] ?? null ) ? $posted['blueprint_token'] : '';
		$shown = is_string( $posted['blueprint_shown'] ?? null ) ? $posted['blueprint_shown'] : '';
		$json  = Upload::json( $token );
		$rest  = self::texts( $posted['accept_rest'] ?? [] );
		if ( ! isset( $posted[ PostedSettings::END ] ) ) {
			$this->review( $json );
			throw new InvalidInput(
				'storewright_form_cut_off',
				__( 'Nothing was imported because the form was incomplete. Try again. If that does not help, raise the server’s max_input_vars limit.', 'storewright' )
			);
		}
		$this->accepted = self::texts( $posted['accept'] ?? [] );
		foreach ( self::by_step( $this->importer->differences( $json ) ) as $step => $differences ) {
			if ( in_array( $step, $rest, true ) ) {
				foreach ( array_slice( $differences, self::ONE_BY_ONE ) as $difference ) {
					$this->accepted[] = $difference->id();
				}
			}
		}
		try {
			$this->importer->import( $json, $this->accepted, $shown );
		} catch ( InvalidInput | Conflict $refusal ) {
			$this->review( $json );
			throw $refusal;
		}
		Upload::forget();
		return true;
	}

	private function roll_back(): bool {
		$this->importer->roll_back();
		return true;
	}

	private function cancel(): bool {
		Upload::forget();
		return false;
	}

	/**
	 * @param non-empty-list<Difference> $differences Of one step.
	 */
	private function render_step( array $differences ): void {
		$step = $differences[0]->step;
		printf(
			'<section class="storewright-settings__card storewright-settings__table" aria-labelledby="blueprint-%1$s"><h3 id="blueprint-%1$s">%2$s</h3><table class="widefat striped storewright-changes"><thead><tr><th scope="col">%3$s</th><th scope="col">%4$s</th><th scope="col">%5$s</th></tr></thead><tbody>',
			esc_attr( $step->value ),
			esc_html( $step->label() ),
			esc_html__( 'Import', 'storewright' ),
			esc_html__( 'Now', 'storewright' ),
			esc_html__( 'After the import', 'storewright' )
		);
		array_map( $this->render_difference( ... ), array_slice( $differences, 0, self::ONE_BY_ONE ) );
		$more = count( $differences ) - self::ONE_BY_ONE;
		if ( $more > 0 ) {
			printf(
				'<tr><th scope="row" colspan="3"><label class="storewright-check"><input type="checkbox" name="accept_rest[]" value="%s" checked> %s</label></th></tr>',
				esc_attr( $step->value ),
				/* translators: %s: a number. */
				esc_html( sprintf( _n( '%s more', '%s more', $more, 'storewright' ), number_format_i18n( $more ) ) )
			);
		}
		echo '</tbody></table></section>';
	}

	private function render_difference( Difference $difference ): void {
		$is_chosen = null === $this->accepted ? ! $difference->is_final : in_array( $difference->id(), $this->accepted, true );
		printf( '<tr><th scope="row">' );
		if ( '' === $difference->refusal ) {
			printf(
				'<label class="storewright-check"><input type="checkbox" name="accept[]" value="%s"%s> <span>%s</span></label>',
				esc_attr( $difference->id() ),
				checked( $is_chosen, true, false ),
				esc_html( $difference->label )
			);
		} else {
			printf( '%s<p class="description">%s</p>', esc_html( $difference->label ), esc_html( $difference->refusal ) );
			if ( Step::Plugins === $difference->step && null === $difference->old ) {
				self::render_search( $difference->key );
			}
		}
		printf(
			'</th><td data-label="%s">%s</td><td data-label="%s">%s</td></tr>',
			esc_attr__( 'Now', 'storewright' ),
			esc_html( self::or_dash( $difference->old_text ) ),
			esc_attr__( 'After the import', 'storewright' ),
			esc_html( self::or_dash( $difference->new_text ) )
		);
	}

	/**
	 * A plugin that is not here is not asked for: the owner may go and look.
	 */
	private static function render_search( string $slug ): void {
		if ( ! current_user_can( 'install_plugins' ) ) {
			return;
		}
		printf(
			'<a href="%s">%s</a>',
			esc_url( self_admin_url( 'plugin-install.php?tab=search&type=term&s=' . rawurlencode( $slug ) ) ),
			/* translators: %s: slug of a plugin. */
			esc_html( sprintf( __( 'Search for “%s” on WordPress.org', 'storewright' ), $slug ) )
		);
	}

	private function render_errors(): void {
		if ( [] === $this->errors ) {
			return;
		}
		printf( '<div class="notice notice-error inline" role="alert"><p><strong>%s</strong></p><ul class="ul-disc">', esc_html__( 'Nothing was imported.', 'storewright' ) );
		foreach ( array_slice( $this->errors, 0, 20 ) as $error ) {
			printf( '<li>%s</li>', esc_html( $error ) );
		}
		echo '</ul></div>';
	}

	private function render_last(): void {
		$last = $this->importer->last()->about();
		if ( null === $last ) {
			return;
		}
		$user = get_userdata( $last['user'] );
		printf( '<h3>%s</h3>', esc_html__( 'Last import', 'storewright' ) );
		self::begin_form( false );
		printf(
			'<p>%s</p>',
			esc_html(
				sprintf(
					/* translators: 1: number of changes, 2: name of a user, 3: date and time, 4: date and time. */
					_n( '%1$s change by %2$s on %3$s. You can undo it until %4$s.', '%1$s changes by %2$s on %3$s. You can undo them until %4$s.', $last['count'], 'storewright' ),
					number_format_i18n( $last['count'] ),
					false === $user ? __( 'System', 'storewright' ) : $user->display_name,
					self::moment( $last['time'] ),
					self::moment( $last['time'] + DAY_IN_SECONDS )
				)
			)
		);
		self::render_button( 'rollback', __( 'Undo the last import', 'storewright' ), 'button' );
		echo '</form>';
	}

	private static function moment( int $time ): string {
		$formats = array_filter( [ get_option( 'date_format' ), get_option( 'time_format' ) ], is_string( ... ) );
		return (string) wp_date( implode( ' ', $formats ), $time );
	}

	private static function begin_form( bool $has_file ): void {
		printf(
			'<form class="storewright-settings__form" method="post" action="%s"%s>',
			esc_url( SettingsUrl::of( 'advanced', 'blueprint' ) ),
			$has_file ? ' enctype="multipart/form-data"' : ''
		);
		wp_nonce_field( SettingsPage::NONCE, '_wpnonce', false );
	}

	private static function render_button( string $action, string $label, string $style ): void {
		printf(
			'<p><button type="submit" class="%s" name="%s" value="%s">%s</button></p>',
			esc_attr( $style ),
			esc_attr( self::ACTION ),
			esc_attr( $action ),
			esc_html( $label )
		);
	}

	/**
	 * @param list<Difference> $differences
	 * @return array<string, non-empty-list<Difference>> By the name of the step.
	 */
	private static function by_step( array $differences ): array {
		$steps = [];
		foreach ( $differences as $difference ) {
			$steps[ $difference->step->value ][] = $difference;
		}
		return $steps;
	}

	/**
	 * @return list<string>
	 */
	private static function texts( mixed $values ): array {
		return array_values( array_filter( is_array( $values ) ? $values : [], is_string( ... ) ) );
	}

	private static function or_dash( string $text ): string {
		return '' === $text ? '–' : $text;
	}

	private static function upload_error( int $error ): string {
		return match ( $error ) {
			UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => sprintf(
				/* translators: %s: size of a file, such as 2 MB. */
				__( 'The file is too large. This server takes at most %s.', 'storewright' ),
				(string) size_format( wp_max_upload_size() )
			),
			UPLOAD_ERR_NO_FILE => __( 'Choose a file first.', 'storewright' ),
			/* translators: %d: number of an error. */
			default            => sprintf( __( 'The file did not arrive (error %d). Try again.', 'storewright' ), $error ),
		};
	}
}
