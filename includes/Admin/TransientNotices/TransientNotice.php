<?php
declare(strict_types=1);

namespace Storewright\Admin\TransientNotices;

/**
 * A short message that the dashboard shows once: `do_action( 'storewright_add_transient_notice', new TransientNotice( … ) )`.
 */
final class TransientNotice {

	public const STATUSES = [ 'success', 'info', 'warning', 'error' ];

	/**
	 * @param string       $id               Name for programs, with the plugin's prefix, such as `acme-synced`: another one of the same
	 *                                       name takes its place.
	 * @param string       $content          Plain text, translated.
	 * @param string       $status           `success`, `info`, `warning` or `error`.
	 * @param int|null     $user             Id of the user it is for; null for everybody who manages the store.
	 * @param string       $action_label     Text of its button, '' for none.
	 * @param string       $action_url       Where the button leads.
	 * @param bool         $explicit_dismiss Whether it stays until it is dismissed.
	 * @param string       $spoken_message   What screen readers say in place of the content, '' for the content.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $content,
		public readonly string $status = 'info',
		public readonly ?int $user = null,
		public readonly string $action_label = '',
		public readonly string $action_url = '',
		public readonly bool $explicit_dismiss = false,
		public readonly string $spoken_message = ''
	) {}

	/**
	 * What it is shown with, as WordPress's notices and WooCommerce's queue call it.
	 *
	 * @return array{actions: list<array{label: string, url: string}>, explicitDismiss: bool, spokenMessage: string}
	 */
	public function options(): array {
		return [
			'actions'         => '' === $this->action_label ? [] : [
				[
					'label' => $this->action_label,
					'url'   => $this->action_url,
				],
			],
			'explicitDismiss' => $this->explicit_dismiss,
			'spokenMessage'   => $this->spoken_message,
		];
	}
}
