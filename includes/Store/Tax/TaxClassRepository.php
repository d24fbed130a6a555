<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Database\Connection;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;

/**
 * Writes tax classes.
 */
final class TaxClassRepository {

	/**
	 * Most characters of a name or slug.
	 */
	public const MAX_LENGTH = 190;

	/**
	 * Where changes of classes are recorded.
	 */
	public const AUDIT_GROUP = 'tax_classes';

	private readonly Connection $database;

	public function __construct( Context $context, private readonly TaxClassQuery $query, private readonly TaxRateRepository $rates ) {
		$this->database = $context->database;
	}

	/**
	 * Adds a class.
	 *
	 * @param string $name 1 to 190 characters.
	 * @param string $slug The slug that it had, where it comes back; '' for the one that follows from its name.
	 * @throws InvalidInput If the name is none, or a class has its slug already.
	 */
	public function create( string $name, string $slug = '' ): TaxClass {
		$name = sanitize_text_field( wp_check_invalid_utf8( $name ) );
		$slug = '' === $slug ? sanitize_title( $name ) : $slug;
		if ( '' === $slug || mb_strlen( $name ) > self::MAX_LENGTH || strlen( $slug ) > self::MAX_LENGTH ) {
			/* translators: %d: number of characters. */
			$reason = sprintf( __( 'A tax class needs a name of at most %d characters.', 'storewright' ), self::MAX_LENGTH );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'name' => $reason ] );
		}
		$added = $this->rates->written(
			function () use ( $name, $slug ): TaxClass {
				if ( TaxClass::STANDARD === $slug || null !== $this->query->stored( $slug ) ) {
					throw new InvalidInput( 'woocommerce_rest_tax_class_exists', __( 'This tax class already exists.', 'storewright' ) );
				}
				$this->database->insert(
					Tables::CLASSES,
					[
						'name' => $name,
						'slug' => $slug,
					]
				);
				/** This action is documented in includes/Store/Payments/GatewayRepository.php */
				do_action( 'storewright_audit', self::AUDIT_GROUP, $slug, null, [ 'name' => $name ], false );
				return new TaxClass( $slug, $name );
			}
		);
		$this->refresh_copy();

		/**
		 * A tax class was added.
		 *
		 * @param TaxClass $added The class.
		 */
		Events::dispatch( 'storewright_tax_class_created', $added );
		return $added;
	}

	/**
	 * Removes a class with all of its rates. Products that have it are taxed at the standard rate from then on.
	 *
	 * @param string $slug As clients name it.
	 * @return TaxClass As it was.
	 * @throws NotFound If there is no such class, or it is the standard one, which every shop has.
	 */
	public function delete( string $slug ): TaxClass {
		$removed = $this->rates->written(
			function () use ( $slug ): TaxClass {
				$tax_class = $this->query->stored( $slug ) ?? throw self::missing();
				$rates     = $this->rates->remove_class( $slug );
				$old       = [
					'name'  => $tax_class->name,
					'rates' => $rates['count'],
					'kept'  => $rates['kept'],
				];
				$this->database->delete( Tables::CLASSES, [ 'slug' => $slug ] );
				/** This action is documented in includes/Store/Payments/GatewayRepository.php */
				do_action( 'storewright_audit', self::AUDIT_GROUP, $slug, $old, null, false );
				return $tax_class;
			}
		);
		$this->refresh_copy();

		/**
		 * A tax class was removed, with its rates.
		 *
		 * @param TaxClass $removed The class as it was.
		 */
		Events::dispatch( 'storewright_tax_class_deleted', $removed );
		return $removed;
	}

	/**
	 * There is no such class.
	 */
	public static function missing(): NotFound {
		return new NotFound( 'woocommerce_rest_tax_class_invalid_slug', __( 'This tax class does not exist.', 'storewright' ) );
	}

	/**
	 * The class is stored or gone already: where the copy can't be made anew now, the next reader makes it.
	 */
	private function refresh_copy(): void {
		delete_transient( TaxClassQuery::CACHE );
		Events::attempt( fn() => $this->query->refresh() );
	}
}
