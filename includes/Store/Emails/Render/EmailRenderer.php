<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

use Storewright\Kernel\Context;
use Storewright\Store\Emails\Content\OrderSummary;
use Storewright\Store\Emails\EmailData;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Settings\SettingsQuery;

/**
 * Makes an email of what it is about. Reads, and writes nothing.
 */
final class EmailRenderer {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The email, in the language that the options say.
	 */
	public function render( EmailType $type, EmailData $data, RenderOptions $options = new RenderOptions() ): RenderedEmail {
		return EmailLocale::within( $options->locale, fn() => $this->rendered( $type, $data, $options ) );
	}

	/**
	 * Its subject alone.
	 */
	public function subject( EmailType $type, EmailData $data, RenderOptions $options = new RenderOptions() ): string {
		return EmailLocale::within(
			$options->locale,
			function () use ( $type, $data, $options ): string {
				$settings = new SettingsQuery( $this->context );
				$chosen   = EmailOptions::of( $type, $settings, $options->drafts );
				$look     = Look::of( $settings, $options->drafts );
				return self::line( Placeholders::of( $data, $settings, $look )->in_text( $chosen->subject( $type->texts( $data ) ) ) );
			}
		);
	}

	private function rendered( EmailType $type, EmailData $data, RenderOptions $options ): RenderedEmail {
		// Made here, since names and defaults of settings are in the language in which they are made.
		$settings     = new SettingsQuery( $this->context );
		$chosen       = EmailOptions::of( $type, $settings, $options->drafts );
		$look         = Look::of( $settings, $options->drafts );
		$placeholders = Placeholders::of( $data, $settings, $look );
		$texts        = $type->texts( $data );
		$is_rtl       = $options->is_rtl || is_rtl();
		$styles       = new Styles( $look->palette(), $look, $is_rtl );
		$templates    = new Templates();
		$email        = new EmailView(
			$type,
			$data,
			self::line( $placeholders->in_text( $chosen->subject( $texts ) ) ),
			$placeholders->in_text( $chosen->heading( $texts ) ),
			array_map( $placeholders->in_text( ... ), $texts->intro ),
			'' === $data->url ? '' : $texts->button,
			$data->url,
			wpautop( wp_kses_post( $placeholders->in_html( $chosen->additional_content() ) ) ),
			wpautop( wp_kses_post( $placeholders->in_html( $look->footer() ) ) ),
			$this->summary( $data, $settings ),
			str_replace( '_', '-', determine_locale() ),
			$is_rtl,
			wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			$look->logo(),
			$look->logo_width(),
			$styles->in_head( $options->is_dark ),
			$templates
		);
		$html         = $templates->render( [ $type->id, $type->template ], $email );
		$plain        = $templates->render( [ "plain/{$type->id}", "plain/{$type->template}" ], $email );
		/**
		 * Filters the rules of emails' styles before they are put into the elements.
		 *
		 * @param string    $rules CSS.
		 * @param EmailView $email The email.
		 */
		$rules = apply_filters( 'storewright_email_styles', $styles->inlined(), $email );
		return new RenderedEmail(
			$email->subject,
			CssInliner::inline( $html, is_string( $rules ) ? $rules : $styles->inlined() ),
			trim( (string) preg_replace( "/\n{3,}/", "\n\n", $plain ) ) . "\n",
			$chosen->format(),
			array_values( array_filter( [ $look->reply_to(), ...$chosen->copies() ], static fn( string $header ) => '' !== $header ) )
		);
	}

	private function summary( EmailData $data, SettingsQuery $settings ): ?OrderSummary {
		if ( null === $data->order ) {
			return null;
		}
		$shown = $settings->values( [ 'woocommerce_tax_display_cart', 'woocommerce_tax_total_display' ] );
		return new OrderSummary(
			$data->order,
			$data->refunds,
			$settings->currency_format( $data->order->currency ),
			'incl' === $shown['woocommerce_tax_display_cart'],
			'single' !== $shown['woocommerce_tax_total_display']
		);
	}

	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( $text ) ) );
	}
}
