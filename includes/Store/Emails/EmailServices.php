<?php
declare(strict_types=1);

namespace Storewright\Store\Emails;

use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Store\Emails\Preview\EmailPreview;
use Storewright\Store\Emails\Preview\SettingDrafts;
use Storewright\Store\Emails\Render\EmailRenderer;
use Storewright\Store\Emails\Rest\EmailPreviewController;
use Storewright\Store\Emails\Rest\EmailTemplatesController;
use Storewright\Store\Emails\Rest\OrderEmailsController;
use Storewright\Store\Emails\Send\EmailQueue;
use Storewright\Store\Emails\Send\SendByHand;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Rest\RequestedOrder;

/**
 * Builds the services of emails.
 */
final class EmailServices {

	public function __construct( private readonly Context $context ) {}

	public function renderer(): EmailRenderer {
		return new EmailRenderer( $this->context );
	}

	public function queue(): EmailQueue {
		return new EmailQueue( $this->context );
	}

	/**
	 * The REST resources.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$orders = new RequestedOrder( ( new OrderServices( $this->context ) )->query() );
		$sender = new SendByHand( $this->context );
		return [
			new EmailTemplatesController( $this->context, $orders, $sender ),
			new OrderEmailsController( $this->context, $orders, $sender ),
			new EmailPreviewController( $this->context, new EmailPreview( $this->context ), new SettingDrafts( $this->context ) ),
		];
	}
}
