<?php
declare(strict_types=1);

namespace Storewright\Admin\Feedback;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasPreloads;

/**
 * The question how setting up the store went. The client asks it; here is what it starts with.
 */
final class FeedbackModule extends BackOfficeModule implements ConditionalModule, HasPreloads {

	/**
	 * The request of `client/feedback/store.ts`: the owner's permission, and the questions that were asked already.
	 */
	private const OPTIONS = '/wc-admin/options?options=woocommerce_allow_tracking,woocommerce_ces_shown_for_actions';

	/**
	 * Needed where the app is shown.
	 */
	public static function is_needed( Context $context ): bool {
		return $context->is_admin_page();
	}

	/**
	 * Hooks nothing: preloads are asked for.
	 */
	public function register(): void {}

	/**
	 * Home starts with the options, where the question may be asked at all: it costs the others no query.
	 */
	public function preloads( string $path, string $task ): array {
		$may_ask = '/' === $path && '' === $task && $this->context->shop()->settings()->allows_tracking();
		return $may_ask ? [ self::OPTIONS ] : [];
	}
}
