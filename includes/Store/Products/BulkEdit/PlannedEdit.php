<?php
declare(strict_types=1);

namespace Storewright\Store\Products\BulkEdit;

use Storewright\Store\Products\Model\Product;

/**
 * What is going to become of one product or variation.
 */
final class PlannedEdit {

	/**
	 * @var array<string, array{old: string, new: string}> By field of wc/v3: as people read both.
	 */
	public array $values = [];

	/**
	 * @var array<string, mixed> What wc/v3 is sent.
	 */
	public array $body = [];

	/**
	 * How many are added to stock, a decimal text; '' for none, below zero where they are taken.
	 */
	public string $stock_delta = '';

	/**
	 * @var list<string> Translated sentences: what can't be changed of it, and why.
	 */
	public array $problems = [];

	public function __construct( public readonly Product $product ) {}

	/**
	 * Adds a value that differs; one that stays is passed over.
	 *
	 * @param string $field Field of wc/v3.
	 * @param string $old   As people read it.
	 * @param string $new   The same.
	 * @param mixed  $value What wc/v3 is sent.
	 */
	public function change( string $field, string $old, string $new, mixed $value ): void {
		if ( $old !== $new ) {
			$this->show( $field, $old, $new );
			$this->body[ $field ] = $value;
		}
	}

	/**
	 * Adds a value that is seen, and sent in another way.
	 */
	public function show( string $field, string $old, string $new ): void {
		$this->values[ $field ] = [
			'old' => $old,
			'new' => $new,
		];
	}

	/**
	 * Whether something is to be written.
	 */
	public function changes(): bool {
		return [] !== $this->body || '' !== $this->stock_delta;
	}
}
