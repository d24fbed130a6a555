<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use DateTimeImmutable;
use DateTimeInterface;

/**
 * The table of the outbox.
 */
final class OutboxTable {

	public const NAME = 'storewright_outbox';

	/**
	 * `worker` is who has the message in hand, until the Unix time `leased_until`.
	 */
	public const COLUMNS = "id bigint(20) unsigned NOT NULL auto_increment,
kind varchar(30) NOT NULL,
message_key varchar(150) NOT NULL,
payload longtext NOT NULL,
recipient varchar(254) NOT NULL DEFAULT '',
subject_type varchar(20) NOT NULL DEFAULT '',
subject_id bigint(20) unsigned NOT NULL DEFAULT '0',
status varchar(20) NOT NULL,
attempts smallint(4) NOT NULL DEFAULT '0',
resent smallint(4) NOT NULL DEFAULT '0',
created_gmt datetime NOT NULL,
due_gmt datetime NOT NULL,
expires_gmt datetime NOT NULL,
sent_gmt datetime NULL,
note varchar(500) NOT NULL DEFAULT '',
worker char(16) NOT NULL DEFAULT '',
leased_until bigint(20) unsigned NOT NULL DEFAULT '0',
PRIMARY KEY  (id),
UNIQUE KEY kind_key (kind,message_key),
KEY status_due (status,due_gmt),
KEY created_gmt (created_gmt),
KEY subject (subject_type,subject_id),
KEY recipient (recipient(100))";

	/**
	 * A time as the table keeps it.
	 */
	public static function time( DateTimeInterface $time ): string {
		return gmdate( 'Y-m-d H:i:s', $time->getTimestamp() );
	}

	/**
	 * A note as the table keeps it.
	 */
	public static function note( string $note ): string {
		return mb_substr( $note, 0, 500 );
	}

	/**
	 * Until when a message is sent that is due at a time: a week later it would tell of what nobody thinks of any more.
	 */
	public static function expiry( DateTimeImmutable $due ): string {
		return self::time( $due->modify( '+7 days' ) );
	}
}
