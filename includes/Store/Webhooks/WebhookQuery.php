<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Context;

/**
 * Reads webhooks.
 */
final class WebhookQuery {

	private const COLUMNS = [
		'id'    => 'webhook_id',
		'title' => 'name',
		'date'  => 'date_created_gmt',
	];

	private readonly string $table;

	/**
	 * Webhooks with what only our table knows of them.
	 */
	private readonly string $select;

	public function __construct( private readonly Context $context ) {
		$this->table  = $context->database->table( Tables::WEBHOOKS );
		$this->select = "SELECT w.*, s.payload FROM {$this->table} w
			LEFT JOIN {$context->database->table( Tables::STATE )} s ON s.webhook_id = w.webhook_id";
	}

	/**
	 * A webhook, null where there is none.
	 */
	public function find( int $id ): ?Webhook {
		$row = $this->context->database->row( "{$this->select} WHERE w.webhook_id = %d", $id );
		return null === $row ? null : self::webhook( $row );
	}

	/**
	 * The webhooks that are told of a topic now.
	 *
	 * @return list<Webhook>
	 */
	public function active( string $topic ): array {
		return array_map(
			self::webhook( ... ),
			$this->context->database->rows(
				"{$this->select} WHERE w.status = %s AND w.topic = %s ORDER BY w.webhook_id",
				WebhookStatus::Active->value,
				$topic
			)
		);
	}

	/**
	 * The topics that somebody is told of now.
	 *
	 * @return list<string>
	 */
	public function active_topics(): array {
		return $this->context->database->column(
			"SELECT DISTINCT topic FROM {$this->table} WHERE status = %s",
			WebhookStatus::Active->value
		);
	}

	/**
	 * A part of all webhooks.
	 *
	 * @param WebhookCriteria $criteria
	 * @return list<Webhook>
	 */
	public function search( WebhookCriteria $criteria ): array {
		[ $where, $values ] = $this->condition( $criteria );
		$column             = self::COLUMNS[ $criteria->orderby ] ?? 'webhook_id';
		$direction          = $criteria->ascending ? 'ASC' : 'DESC';
		$rows               = $this->context->database->rows(
			"{$this->select} WHERE $where ORDER BY w.$column $direction, w.webhook_id $direction LIMIT %d OFFSET %d",
			...[ ...$values, $criteria->limit, $criteria->offset ]
		);
		return array_map( self::webhook( ... ), $rows );
	}

	/**
	 * How many webhooks there are of those asked for.
	 */
	public function count( WebhookCriteria $criteria ): int {
		[ $where, $values ] = $this->condition( $criteria );
		return (int) $this->context->database->value( "SELECT COUNT(*) FROM {$this->table} w WHERE $where", ...$values );
	}

	/**
	 * @return array{string, list<string|int>}
	 */
	private function condition( WebhookCriteria $criteria ): array {
		$parts  = [ '1 = %d' ];
		$values = [ 1 ];
		if ( null !== $criteria->status ) {
			$parts[]  = 'w.status = %s';
			$values[] = $criteria->status->value;
		}
		if ( '' !== $criteria->search ) {
			/** @var \wpdb $wpdb */
			global $wpdb;
			$parts[]  = 'w.name LIKE %s';
			$values[] = '%' . $wpdb->esc_like( $criteria->search ) . '%';
		}
		foreach ( [
			'IN'     => $criteria->include,
			'NOT IN' => $criteria->exclude,
		] as $operator => $ids ) {
			if ( [] !== $ids ) {
				$parts[] = "w.webhook_id $operator ( " . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )';
				$values  = [ ...$values, ...$ids ];
			}
		}
		foreach ( [
			'w.date_created_gmt > %s'  => $criteria->after,
			'w.date_created_gmt < %s'  => $criteria->before,
			'w.date_modified_gmt > %s' => $criteria->modified_after,
			'w.date_modified_gmt < %s' => $criteria->modified_before,
		] as $part => $time ) {
			if ( null !== $time ) {
				$parts[]  = $part;
				$values[] = $time->format( 'Y-m-d H:i:s' );
			}
		}
		return [ implode( ' AND ', $parts ), $values ];
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function webhook( array $row ): Webhook {
		$time = static fn( string $column ) => new DateTimeImmutable( (string) $row[ $column ], new DateTimeZone( 'UTC' ) );
		return new Webhook(
			(int) $row['webhook_id'],
			(string) $row['name'],
			WebhookStatus::tryFrom( (string) $row['status'] ) ?? WebhookStatus::Disabled,
			(string) $row['topic'],
			(string) $row['delivery_url'],
			(string) $row['secret'],
			(int) $row['user_id'],
			(int) $row['failure_count'],
			$time( 'date_created_gmt' ),
			$time( 'date_modified_gmt' ),
			WebhookPayload::tryFrom( (string) ( $row['payload'] ?? '' ) ) ?? WebhookPayload::Full
		);
	}
}
