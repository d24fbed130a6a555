<?php
declare(strict_types=1);

namespace Storewright\Store\Emails;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasMessages;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Outbox\MessageHandler;
use Storewright\Rest\Controller;
use Storewright\Store\Emails\Preview\PreviewPage;
use Storewright\Store\Emails\Render\EmailOptions;
use Storewright\Store\Emails\Send\EmailEffect;
use Storewright\Store\Emails\Send\EmailMessages;
use Storewright\Store\Emails\Send\EmailNotes;
use Storewright\Store\Emails\Send\Recipients;
use Storewright\Store\Emails\Send\StoreEvents;

/**
 * The emails of the shop: sent when something happens to an order, an account or a product.
 */
final class EmailsModule extends BackOfficeModule implements HasMessages, HasRoutes {

	/**
	 * Follows what happens in the shop, and tells which settings of emails are obeyed.
	 */
	public function register(): void {
		add_filter( 'storewright_setting_readers', [ $this, 'add_readers' ] );
		add_filter( 'storewright_order_status_effects', [ $this, 'add_effect' ] );
		add_action( 'admin_post_' . PreviewPage::ACTION, fn() => ( new PreviewPage( $this->context ) )->answer() );
		add_action( 'storewright_message_settled', fn( mixed $message ) => ( new EmailNotes( $this->context ) )->note( $message ) );
		( new StoreEvents( fn() => ( new EmailServices( $this->context ) )->queue() ) )->register();
	}

	/**
	 * Adds the settings of the emails that there are.
	 *
	 * @param mixed $readers `group/id` of a setting => name of a class.
	 */
	public function add_readers( mixed $readers ): mixed {
		$own = array_fill_keys( Recipients::SETTINGS, Recipients::class );
		foreach ( array_keys( EmailTypes::all() ) as $id ) {
			foreach ( EmailOptions::OBEYED as $setting ) {
				$own[ "email_{$id}/{$setting}" ] = EmailOptions::class;
			}
		}
		return is_array( $readers ) ? $readers + $own : $readers;
	}

	/**
	 * Adds the emails to what follows from an order's status.
	 *
	 * @param mixed $effects
	 */
	public function add_effect( mixed $effects ): mixed {
		return is_array( $effects ) ? [ ...$effects, new EmailEffect( ( new EmailServices( $this->context ) )->queue() ) ] : $effects;
	}

	/**
	 * Who sends them.
	 *
	 * @return list<MessageHandler>
	 */
	public function message_handlers(): array {
		return [ new EmailMessages( $this->context ) ];
	}

	/**
	 * The REST resources.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return ( new EmailServices( $this->context ) )->routes();
	}
}
