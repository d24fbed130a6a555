<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\Context;
use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Products\Import\DryRunValidator;
use Storewright\Store\Products\Import\ExistingProducts;
use Storewright\Store\Products\Import\ImportOptions;
use Storewright\Store\Products\Import\ProductImport;
use Storewright\Store\Products\Index\AttributeLookup;
use Storewright\Store\Products\Index\ProductLookup;
use Storewright\Store\Products\Inventory\StockKeeper;
use Storewright\Store\Products\Maintenance\ProductTools;
use Storewright\Store\Products\Query\ProductQuery;
use Storewright\Store\Products\Query\ProductRecords;
use Storewright\Store\Products\Rest\ProductSerializer;
use Storewright\Store\Products\StockHistory\StockCause;
use Storewright\Store\Products\Write\ParentProductSync;
use Storewright\Store\Products\Write\PostSync;
use Storewright\Store\Products\Write\ProductDuplicator;
use Storewright\Store\Products\Write\ProductEvents;
use Storewright\Store\Products\Write\ProductRepository;
use Storewright\Store\Products\Write\RecordComposer;
use Storewright\Store\Products\StockHistory\StockHistory;
use Storewright\Store\Settings\SettingsServices;

/**
 * Builds the services of products.
 */
final class ProductServices {

	public function __construct( private readonly Context $context ) {}

	public function query(): ProductQuery {
		return new ProductQuery( $this->context, $this->attributes() );
	}

	public function repository(): ProductRepository {
		return new ProductRepository(
			$this->context,
			$this->query(),
			$this->records(),
			$this->record_composer(),
			new ParentProductSync( $this->context->database, $this->records(), $this->lookup() ),
			$this->events(),
			$this->lookup(),
			new AttributeLookup( $this->context->database )
		);
	}

	/**
	 * @param StockCause|null $cause Why stock is moved, null for what this request comes by.
	 */
	public function stock_keeper( ?StockCause $cause = null ): StockKeeper {
		return new StockKeeper( $this->context, $this->query(), $this->repository(), $cause );
	}

	public function lookup(): ProductLookup {
		return new ProductLookup( $this->context->database );
	}

	public function events(): ProductEvents {
		return new ProductEvents( $this->context, $this->query() );
	}

	public function post_sync(): PostSync {
		return new PostSync( $this->context->database, $this, $this->query(), $this->events() );
	}

	public function stock_history(): StockHistory {
		return new StockHistory( $this->context );
	}

	public function duplicator(): ProductDuplicator {
		return new ProductDuplicator( $this->context, $this->repository(), $this->records() );
	}

	public function tools(): ProductTools {
		return new ProductTools( $this->context, $this->repository(), $this->lookup() );
	}

	public function serializer(): ProductSerializer {
		return new ProductSerializer( $this->context, ( new SettingsServices( $this->context ) )->query() );
	}

	public function import( ImportOptions $options ): ProductImport {
		return new ProductImport(
			$this->context,
			$options,
			new ExistingProducts( $this->context, $this->query() ),
			$this->attributes(),
			new DryRunValidator( $this->record_composer(), $this->records() )
		);
	}

	private function attributes(): AttributeQuery {
		return new AttributeQuery( $this->context );
	}

	private function records(): ProductRecords {
		return new ProductRecords();
	}

	private function record_composer(): RecordComposer {
		return new RecordComposer( $this->context, $this->query(), $this->attributes() );
	}
}
