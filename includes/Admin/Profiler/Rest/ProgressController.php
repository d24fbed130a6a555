<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler\Rest;

use Storewright\Admin\Profiler\Answers;
use Storewright\Admin\Profiler\Profile;
use Storewright\Admin\Profiler\Step;
use Storewright\Admin\Profiler\StoreFacts;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Field;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/onboarding/profile/progress`, under WooCommerce's name: how far the profiler is, with what was answered on the way.
 */
final class ProgressController extends Controller {

	private readonly Profile $profile;

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'onboarding/profile/progress';
		$this->profile   = new Profile( $context );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->answer_with( ... ), Permission::view( Capabilities::MANAGE ) ) );
		$this->route(
			"/{$this->rest_base}/core-profiler/complete",
			Endpoint::action( $this->complete( ... ), Permission::edit( Capabilities::MANAGE ), self::step_args() )
		);
	}

	/**
	 * The class that describes the progress.
	 */
	protected function schema(): string {
		return ProgressSchema::class;
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function step_args(): array {
		$text = static fn( string $description, int $longest ): array => Field::text( $description, maxLength: $longest );
		$args = [
			'step'     => [ 'required' => true ] + Field::choice( __( 'The step that is done.', 'storewright' ), Step::names() ),
			'answers'  => Field::object(
				__( 'What was answered there.', 'storewright' ),
				[
					'business_choice'       => Field::choice( __( 'How far the business is.', 'storewright' ), Answers::BUSINESS ),
					'selling_online_answer' => Field::choice( __( 'Where the owner sells already.', 'storewright' ), [ '', ...Answers::SELLING ] ),
					'industry'              => Field::choice( __( 'What the store sells.', 'storewright' ), [ '', ...Answers::INDUSTRIES ] ),
					'store_name'            => $text( __( 'Name that the store is to have.', 'storewright' ), 200 ),
					'country'               => $text( __( 'Country that it is to be in, with its state after a colon.', 'storewright' ), 20 ),
					'plugins'               => Field::list(
						__( 'Slugs of plugins to install.', 'storewright' ),
						Field::text( '', pattern: '^[a-z0-9][a-z0-9_-]*$', maxLength: 100 ),
						maxItems: 50
					),
				],
				additionalProperties: false
			),
			'expected' => Field::object(
				__( 'What was set when the owner answered. Where it is not sent, what is set now.', 'storewright' ),
				[
					'store_name' => $text( __( 'The store’s name.', 'storewright' ), 1000 ),
					'country'    => $text( __( 'Its country, with the state after a colon; empty where nobody has set one.', 'storewright' ), 20 ),
				],
				additionalProperties: false
			),
		];
		return array_map( static fn( array $arg ): array => array_diff_key( $arg, [ 'context' => true ] ), $args );
	}

	private function answer_with( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( ProgressSchema::item( $this->profile ), $request );
	}

	private function complete( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		/** @var array<string, mixed> $answers */
		$answers = $params->array( 'answers' ) ?? [];
		if ( '' === ( $answers['selling_online_answer'] ?? null ) ) {
			$answers['selling_online_answer'] = null;
		}
		/** @var array{store_name: string, country: string} $expected */
		$expected = ( $params->array( 'expected' ) ?? [] ) + ( new StoreFacts( $this->context ) )->current();
		$this->profile->complete( Step::from( $params->string( 'step' ) ?? '' ), $answers, $expected );
		return $this->answer_with( $request );
	}
}
