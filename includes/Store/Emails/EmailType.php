<?php
declare(strict_types=1);

namespace Storewright\Store\Emails;

use Closure;

/**
 * A kind of email that the shop sends.
 *
 * A plugin adds one of its own by the filter `storewright_email_types`, see docs/emails.md.
 */
final class EmailType {

	/**
	 * @param string     $id          Such as `new_order`; its settings are the group `email_{id}`.
	 * @param string     $class_name  How WooCommerce calls it in addresses, such as `WC_Email_New_Order`; '' for none.
	 * @param EmailAbout $about       What it tells of.
	 * @param bool       $is_for_customer Whether it goes to the customer, in the customer's language; else to the store.
	 * @param string     $template    Name of the template that has its content, without `.php`.
	 * @param Closure(EmailData): EmailTexts $texts Its own texts, in the language of the moment.
	 * @param Closure(): string $title Its name on screens.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $class_name,
		public readonly EmailAbout $about,
		public readonly bool $is_for_customer,
		public readonly string $template,
		private readonly Closure $texts,
		private readonly Closure $title
	) {}

	/**
	 * What it says where the owner chose nothing else.
	 */
	public function texts( EmailData $data ): EmailTexts {
		return ( $this->texts )( $data );
	}

	/**
	 * Its translated name.
	 */
	public function title(): string {
		return ( $this->title )();
	}

	/**
	 * The name by which screens and addresses ask for it.
	 */
	public function name(): string {
		return '' === $this->class_name ? $this->id : $this->class_name;
	}
}
